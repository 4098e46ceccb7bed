import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { interrupted } from '../until-interrupted.ts';

/** `fettle serve`: the site and the API until the run is interrupted. */
export function addServeCommand(program: Command, { context }: CommandEnvironment): void {
  program
    .command('serve')
    .description('serve the site and the API (PORT and HOST say where)')
    .action(async () => {
      const services = await context.openServices();
      try {
        const startServer = await services.get('startServer');
        const server = await startServer();
        context.stderr.write(`Fettle is ready on ${server.address}\n`);
        await interrupted(context.signal);
        await server.close();
      } finally {
        await services.close();
      }
    });
}
