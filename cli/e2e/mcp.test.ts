import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

it('answers a client over stdin and stdout', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const faults: Error[] = [];
  // Anything on stdout that is no message of the protocol arrives here.
  client.onerror = (error) => faults.push(error);
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'] }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'check_carbon_footprint',
    'analyze_term_sheet',
    'classify_business',
    'compare_term_sheets',
  ]);
  const outcome = await client.callTool({
    name: 'classify_business',
    arguments: { existingCode: { type: 'SIC', code: '5812' } },
  });
  await client.close();
  expect(outcome.structuredContent).toMatchObject({
    suggestions: { sic: [{ code: '5812', title: 'Eating Places' }] },
  });
  expect(faults).toEqual([]);
});
