import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpServer } from '../create-mcp-server.ts';
import type { McpDependencies } from '../mcp-dependencies.ts';

/** The official client, connected in memory. */
export async function connectClient(dependencies: McpDependencies): Promise<Client> {
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([createMcpServer(dependencies).connect(theirs), client.connect(mine)]);
  return client;
}
