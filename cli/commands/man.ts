import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { manPage, manPageNames } from '../completion/man-page.ts';

const help = `
Examples:
  $ fettle man | man -l -
  $ fettle man termsheet > ~/.local/share/man/man1/termsheet.1`;

/** `fettle man`: the manual, made from the commands. */
export function addManCommand(program: Command, { context }: CommandEnvironment): void {
  program
    .command('man')
    .description('print the manual page of a program')
    .argument('[program]', `one of ${manPageNames.join(', ')}`, 'fettle')
    .addHelpText('after', help)
    .action((name: string) => {
      const known = manPageNames.find((page) => page === name);
      if (!known) {
        const message = `There are manual pages of ${manPageNames.join(', ')}.`;
        throw new CommandFailure({ code: 'invalid-input', message });
      }
      context.stdout.write(manPage(program, known));
    });
}
