import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';

/** `fettle config`: every setting with its origin, secrets masked. */
export function addConfigCommand(program: Command, { context }: CommandEnvironment): void {
  program
    .command('config')
    .description('show each setting with its origin, secrets masked')
    .option('--json', 'as JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const services = await context.openServices();
      const lines = await services.get('configurationLines');
      if (json) {
        context.stdout.write(`${JSON.stringify(lines)}\n`);
        return;
      }
      const width = Math.max(...lines.map(({ name }) => name.length));
      for (const { name, shown, origin } of lines) {
        context.stdout.write(`${name.padEnd(width)}  ${shown === '' ? '-' : shown}  (${origin})\n`);
      }
    });
}
