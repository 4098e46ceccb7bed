import type { Command } from 'commander';

/** What an option or argument takes: one of some words, the name of a file, or what nobody can complete. */
export type TakenValue = readonly string[] | 'file' | 'free';

/** What may follow the words of one command. */
export interface CompletionEntry {
  /** The command's words after the program's name, parted by spaces; empty for the program itself. */
  readonly path: string;
  readonly subcommands: readonly string[];
  /** Long flags. */
  readonly flags: readonly string[];
  /** Of the flags that take a value, what that is; by every spelling of the flag. */
  readonly values: readonly { readonly flag: string; readonly takes: TakenValue }[];
  /** What the words after the command are. */
  readonly argument: TakenValue;
}

/** Names of values, as the help writes them, that are names of files. */
const fileNames = new Set(['file', 'first', 'second', 'captable']);

/** Reads the registry of commands, so that completions never name what does not exist. */
export function completionTable(command: Command, path = ''): readonly CompletionEntry[] {
  // The options of the program itself may stand behind every command.
  const root = rootOf(command);
  const options = [...command.options, ...(root === command ? [] : root.options)];
  const [argument] = command.registeredArguments;
  const entry: CompletionEntry = {
    path,
    subcommands: command.commands.map((child) => child.name()),
    flags: [
      ...new Set([...options.map(({ long }) => long).filter((long) => typeof long === 'string'), '--help']),
    ],
    values: options.flatMap(({ long, short, flags, argChoices }) => {
      const name = /[<[]([\w-]+)/.exec(flags)?.[1];
      if (name === undefined) return [];
      const takes = takenBy(name, argChoices);
      return [long, short].filter((flag) => typeof flag === 'string').map((flag) => ({ flag, takes }));
    }),
    argument: argument ? takenBy(argument.name(), argument.argChoices) : 'free',
  };
  return [
    entry,
    ...command.commands.flatMap((child) => completionTable(child, `${path} ${child.name()}`.trim())),
  ];
}

function takenBy(name: string, choices: readonly string[] | undefined): TakenValue {
  if (choices) return choices;
  return fileNames.has(name) ? 'file' : 'free';
}

function rootOf(command: Command): Command {
  return command.parent ? rootOf(command.parent) : command;
}
