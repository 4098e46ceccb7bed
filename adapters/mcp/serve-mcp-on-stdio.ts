import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './create-mcp-server.ts';
import type { McpDependencies } from './mcp-dependencies.ts';

/** A protocol server that answers on this process's stdin and stdout. */
export interface McpSession {
  /** Settles when the client has gone: stdin has ended or the session was closed. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** Serves the tools on stdin and stdout. From then on stdout belongs to the protocol. */
export async function serveMcpOnStdio(dependencies: McpDependencies): Promise<McpSession> {
  const server = createMcpServer(dependencies);
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    // The transport does not look for the end of its input.
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  return { ended, close: () => server.close() };
}
