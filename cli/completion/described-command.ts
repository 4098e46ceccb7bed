import type { Command, Option } from 'commander';

/** A command with the words that lead to it. */
export interface DescribedCommand {
  /** The words after the program's name; empty for the program itself. */
  readonly path: string;
  readonly command: Command;
}

/** Every command of the registry, the groups included, in the order of the help. */
export function describedCommands(command: Command, path = ''): readonly DescribedCommand[] {
  return [
    { path, command },
    ...command.commands.flatMap((child) => describedCommands(child, `${path} ${child.name()}`.trim())),
  ];
}

/** The options that the help shows. */
export function shownOptions(command: Command): readonly Option[] {
  return command.options.filter(({ hidden }) => !hidden);
}
