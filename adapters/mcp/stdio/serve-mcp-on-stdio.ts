import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { createMcpServer } from '../create-mcp-server.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';
import { BoundedMessages, type MessageId } from './bounded-messages.ts';

/** The longest term sheet with every character escaped has 2.4 MB. */
const mostMessageMegabytes = 8;

/** A protocol server that answers on this process's stdin and stdout. */
export interface McpSession {
  /** Settles when the client has gone: stdin has ended or the session was closed. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** Serves the tools on stdin and stdout. From then on stdout belongs to the protocol. */
export async function serveMcpOnStdio(dependencies: McpDependencies): Promise<McpSession> {
  const server = createMcpServer(dependencies);
  const messages = new BoundedMessages(mostMessageMegabytes * 1024 * 1024, refuseOverlong);
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    // The transport does not look for the end of its input.
    messages.once('end', resolve);
  });
  await server.connect(new StdioServerTransport(process.stdin.pipe(messages), process.stdout));
  const close = async () => {
    process.stdin.unpipe(messages);
    process.stdin.pause();
    await server.close();
  };
  return { ended, close };
}

function refuseOverlong(id: MessageId): void {
  const message = `The message is larger than ${mostMessageMegabytes} MB. Give the path of a file instead of its text.`;
  const error = { code: ErrorCode.InvalidRequest, message };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
}
