import type { Command } from 'commander';
import type { CommandEnvironment } from '../command-context.ts';
import { productVersion } from '../product-version.ts';
import { confirmReceiver } from './confirm-receiver.ts';

const help = `
A client starts this program by itself and speaks to it on stdin and stdout. Entry for its settings:
  { "command": "fettle", "args": ["mcp"] }`;

/** `fettle mcp`: the tools as a Model Context Protocol server until the client goes or the run is interrupted. */
export function addMcpCommand(program: Command, { context }: CommandEnvironment): void {
  program
    .command('mcp')
    .description('serve the tools to a Model Context Protocol client on stdin and stdout')
    .addHelpText('after', help)
    .action(async () => {
      const services = await context.openServices();
      try {
        // Nobody sits at this terminal: stdin is the client's.
        const { askLine: _, ...unattended } = context;
        await confirmReceiver(services, unattended, {});
        const serveMcp = await services.get('serveMcp');
        const session = await serveMcp(productVersion());
        const stop = () => void session.close();
        if (context.signal.aborted) stop();
        else context.signal.addEventListener('abort', stop, { once: true });
        await session.ended;
        await session.close();
      } finally {
        await services.close();
      }
    });
}
