import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Cancellation } from '../../core/cancellation.ts';
import { failed } from '../../core/result.ts';
import { createMemoryRateLimiter } from '../rate-limits/flexible-rate-limiter.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
let client: Client;
let asked: { readonly cancellation: Cancellation; readonly client: string } | undefined;

async function open(rateLimit: number): Promise<void> {
  server = await startTestServer({
    rateLimiter: createMemoryRateLimiter(rateLimit),
    classifyBusiness: async (_request, progress) => {
      asked = progress;
      await expect.poll(() => progress.cancellation.aborted).toBe(true);
      return failed({ code: 'cancelled', message: 'The classification was cancelled.' });
    },
  });
  client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`));
  await client.connect(transport as Parameters<Client['connect']>[0]);
}
const lookUp = () => client.callTool({ name: 'lookup_code', arguments: { system: 'SIC', code: '7345' } });

beforeEach(() => {
  asked = undefined;
});
afterEach(async () => {
  await client.close();
  await server.close();
});

it('counts calls of tools as calls of the API, and what is asked beside them as look-ups', async () => {
  await open(2);
  for (let time = 0; time < 5; time += 1) await client.listPrompts();
  expect(await lookUp()).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('7345') }],
  });
  await lookUp();
  await expect(lookUp()).rejects.toThrow('Too many requests from your network');
  await client.listPrompts();
});

it('ends a call with the connection of its client, and knows the client by its network', async () => {
  await open(10);
  const call = client.callTool({ name: 'classify_business', arguments: { description: 'bakery' } });
  const ended = expect(call).rejects.toThrow();
  await expect.poll(() => asked?.cancellation.aborted).toBe(false);
  expect(asked?.client).toBe('127.0.0.1');
  await client.close();
  await ended;
  await expect.poll(() => asked?.cancellation.aborted).toBe(true);
});
