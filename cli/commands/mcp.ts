import type { Command } from 'commander';
import { failed, type Result, success } from '../../core/result.ts';
import type { SourceFile } from '../../core/termsheet/document-reader.port.ts';
import type { CommandContext, CommandEnvironment } from '../command-context.ts';
import { CommandFailure } from '../command-failure.ts';
import { readInputFile } from '../input-file.ts';
import { productVersion } from '../product-version.ts';
import { confirmReceiver } from './confirm-receiver.ts';

const help = `
A client starts this program by itself and speaks to it on stdin and stdout. Entry for its settings:
  { "command": "fettle", "args": ["mcp"] }`;

const waiting =
  'Waiting for a Model Context Protocol client on stdin; end with Ctrl-C. See fettle mcp --help.\n';

/** `fettle mcp`: the tools as a Model Context Protocol server until the client goes or the run is interrupted. */
export function addMcpCommand(program: Command, { context }: CommandEnvironment): void {
  program
    .command('mcp')
    .description('serve the tools to a Model Context Protocol client on stdin and stdout')
    .addHelpText('after', help)
    .action(async () => {
      const services = await context.openServices();
      try {
        // Stdin is the client's: where a person sits at it, that person waits for something to happen.
        const { askLine, ...unattended } = context;
        if (askLine) context.stderr.write(waiting);
        await confirmReceiver(services, unattended, {});
        const serveMcp = await services.get('serveMcp');
        const session = await serveMcp(productVersion(), (path, signal) =>
          readForClient(path, context, signal),
        );
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

/** Reads what a client names as any command does: a regular file or a pipe, up to the limit, until it gives up. */
async function readForClient(
  path: string,
  context: CommandContext,
  signal: AbortSignal,
): Promise<Result<SourceFile, CommandFailure>> {
  // Stdin is the protocol's, whatever a dash means elsewhere.
  const given = path === '-' ? './-' : path;
  try {
    return success(
      await readInputFile(given, { ...context, signal: AbortSignal.any([context.signal, signal]) }),
    );
  } catch (error) {
    if (error instanceof CommandFailure) return failed(error);
    throw error;
  }
}
