import { Argument, type Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { completionScript, type Shell, shells } from '../completion/completion-script.ts';
import { completionTable } from '../completion/completion-table.ts';

const help = `
Examples:
  $ fettle completion bash >> ~/.bashrc
  $ fettle completion fish > ~/.config/fish/completions/fettle.fish`;

/** `fettle completion`: a script that completes commands and flags. */
export function addCompletionCommand(program: Command, { context }: CommandEnvironment): void {
  program
    .command('completion')
    .description('print the script that completes commands and flags in a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .addHelpText('after', help)
    .action((shell: Shell) => {
      context.stdout.write(completionScript(shell, completionTable(program)));
    });
}
