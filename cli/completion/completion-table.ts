import type { Command } from 'commander';

/** What may follow the words of one command. */
export interface CompletionEntry {
  /** The command's words after the program's name, parted by spaces; empty for the program itself. */
  readonly path: string;
  readonly subcommands: readonly string[];
  /** Long flags. */
  readonly flags: readonly string[];
}

/** Reads the registry of commands, so that completions never name what does not exist. */
export function completionTable(command: Command, path = ''): readonly CompletionEntry[] {
  const entry = {
    path,
    subcommands: command.commands.map((child) => child.name()),
    flags: [
      ...command.options.map(({ long }) => long).filter((long): long is string => typeof long === 'string'),
      '--help',
    ],
  };
  return [
    entry,
    ...command.commands.flatMap((child) => completionTable(child, `${path} ${child.name()}`.trim())),
  ];
}
