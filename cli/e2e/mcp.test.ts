import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../adapters/composition/open-services.ts';
import { fixtureSheet } from '../testing/fixture-sheet.ts';

/** A place of a table, as a resource gives it. */
interface Place {
  readonly path: readonly { readonly code: string }[];
  readonly children: readonly { readonly code: string }[];
}

const program = join(import.meta.dirname, '../../dist/cli/main.cjs');
const aCapTable = {
  common: [{ holder: 'Ada', shares: 800 }],
  series: [{ name: 'Seed', shares: 200, invested: 1_000_000, multiple: 1, participation: 'none', rank: 1 }],
};
const sheet = fixtureSheet('us-series-a-clean.txt');
/** Two servers begin, on a machine that may be busy. */
const startTimeoutMs = 60_000;
const faults: Error[] = [];
/** What the servers told of their progress, as it came in. */
const told: unknown[] = [];
let folder: string;
let services: Services;
let close: () => Promise<void>;
let url: URL;
const clients: Record<'stdio' | 'http', Client> = {
  stdio: new Client({ name: 'test', version: '1' }),
  http: new Client({ name: 'test', version: '1' }),
};

/**
 * Connects a client and listens along. Where progress and answer come in together, the client forgets the call before it
 * hands the progress on, and calls that a fault: what a server says is judged by what came in.
 */
async function connect(client: Client, transport: Transport): Promise<void> {
  client.onerror = (error) => {
    if (!error.message.startsWith('Received a progress notification for an unknown token'))
      faults.push(error);
  };
  await client.connect(transport);
  const { onmessage } = transport;
  transport.onmessage = (message, extra) => {
    if ('method' in message && message.method === 'notifications/progress')
      told.push(message.params?.message);
    onmessage?.(message, extra);
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-mcp-'));
  writeFileSync(join(folder, 'offer.txt'), sheet);
  // Anything on stdout that is no message of the protocol arrives here.
  await connect(
    clients.stdio,
    new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], cwd: folder }),
  );
  services = openServices({
    environment: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'list.db')}`,
      RATE_LIMIT_PER_MINUTE: '1000',
      LOG_LEVEL: 'warn',
    },
    workingDirectory: folder,
  });
  const server = await (await services.get('startServer'))();
  close = server.close;
  url = new URL('/mcp', server.address.replace('localhost', '127.0.0.1'));
  await connect(clients.http, new StreamableHTTPClientTransport(url) as Transport);
}, startTimeoutMs);
afterAll(async () => {
  await Promise.all([clients.stdio.close(), clients.http.close()]);
  await close();
  await services.close();
  rmSync(folder, { recursive: true });
});

describe.each(['stdio', 'http'] as const)('over %s', (way) => {
  const call = (name: string, input: Record<string, unknown>) =>
    clients[way].callTool({ name, arguments: input });

  it('reads a term sheet, and tells how far it is', async () => {
    told.length = 0;
    const outcome = await clients[way].callTool(
      { name: 'analyze_term_sheet', arguments: { text: sheet, detail: 'brief' } },
      undefined,
      { onprogress: () => undefined },
    );
    expect(outcome.structuredContent).toMatchObject({ documentType: 'priced-equity', jurisdiction: 'US' });
    expect(told).toEqual(['read', 'terms', 'checks', 'done']);
  });

  it('compares two', async () => {
    const [first, second] = [sheet, sheet.replaceAll('1x', '3x')];
    writeFileSync(join(folder, 'second.txt'), second);
    const given =
      way === 'http'
        ? { firstText: first, secondText: second }
        : { first: 'offer.txt', second: 'second.txt' };
    expect((await call('compare_term_sheets', given)).structuredContent).toHaveProperty('summary');
  });

  it('classifies a business, briefly and in detail', async () => {
    const words = { description: 'We run a fish and chip shop' };
    const brief = await call('classify_business', words);
    const detailed = await call('classify_business', { ...words, detail: 'detailed' });
    told.length = 0;
    await clients[way].callTool({ name: 'classify_business', arguments: words }, undefined, {
      onprogress: () => undefined,
    });
    expect(told).toEqual(['search', 'done']);
    for (const { structuredContent } of [brief, detailed]) {
      expect(structuredContent).toHaveProperty('suggestions.naics.0.code', '722513');
    }
    const lengthOf = (outcome: unknown) => JSON.stringify(outcome).length;
    expect(lengthOf(brief)).toBeLessThan(lengthOf(detailed) / 2);
  });

  it('looks a code up, estimates a footprint and works out an exit', async () => {
    const code = await call('lookup_code', { system: 'SIC', code: '5812' });
    expect(code.structuredContent).toMatchObject({ code: '5812', title: 'Eating Places' });
    const answers = {
      frequency: 'daily',
      useCase: 'text',
      access: 'browser',
      teamSize: 'solo',
      hosting: 'unknown',
    };
    const footprint = await call('estimate_ai_carbon', answers);
    expect(footprint.structuredContent).toMatchObject({ monthlyEmissions: 0.432, rating: 'Low' });
    const exit = await call('exit_waterfall', { capTable: aCapTable, exits: '2m' });
    expect(exit.structuredContent).toMatchObject({ exits: [{ exitValue: 2_000_000, payouts: [{}, {}] }] });
  });

  it('has the tables, the method, the guide and the prompts', async () => {
    const client = clients[way];
    const { resources } = await client.listResources();
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(JSON.stringify(contents).length, uri).toBeGreaterThan(500);
    }
    expect(resources.map(({ uri }) => uri)).toEqual([
      'fettle://codes/SIC',
      'fettle://codes/NAICS',
      'fettle://codes/ISIC',
      'fettle://codes/CPV',
      'fettle://codes/UKSIC',
      'fettle://method/carbon',
      'fettle://guide/clauses',
    ]);
    await expect(client.readResource({ uri: 'fettle://codes/NAICS/0' })).rejects.toThrow('0 is not a code');
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['review_offer', 'prepare_negotiation']);
    for (const { name } of prompts) {
      const { messages } = await client.getPrompt({ name, arguments: { document: 'offer.txt' } });
      expect(JSON.stringify(messages)).toContain('Call analyze_term_sheet');
    }
  });

  it('goes down the table of UK SIC from its sections to its codes, and looks them up', async () => {
    const placeAt = async (uri: string) => {
      const [content] = (await clients[way].readResource({ uri })).contents;
      const place: Place = JSON.parse(content && 'text' in content ? content.text : '');
      return place;
    };
    const top = await placeAt('fettle://codes/UKSIC');
    expect(top.children).toHaveLength(21);
    expect(top.children).toContainEqual(expect.objectContaining({ code: 'I', children: 2 }));
    expect((await placeAt('fettle://codes/UKSIC/I')).children.map(({ code }) => code)).toEqual(['55', '56']);
    const codes = (await placeAt('fettle://codes/UKSIC/56')).children.map(({ code }) => code);
    expect(codes).toContain('56101');
    const path = ['I', '56', '56101'];
    expect((await placeAt('fettle://codes/UKSIC/56101')).path.map(({ code }) => code)).toEqual(path);
    for (const code of path) {
      const { structuredContent } = await call('lookup_code', { system: 'UKSIC', code });
      expect(structuredContent).toMatchObject({ system: 'uksic', code });
    }
  });
});

describe('a client on this machine', () => {
  it('has files read, and devices, folders and the stream of the protocol refused', async () => {
    const analyze = (path: string) =>
      clients.stdio.callTool({ name: 'analyze_term_sheet', arguments: { path } });
    expect((await analyze('offer.txt')).structuredContent).toMatchObject({ documentType: 'priced-equity' });
    for (const [path, reason] of [
      ['/dev/zero', 'it is a device, not a file'],
      ['.', 'it is a folder'],
      ['-', 'no such file'],
    ] as const) {
      expect(await analyze(path)).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining(reason) }],
      });
    }
  });

  it('is told that a message is too large, and goes on', async () => {
    const text = 'x'.repeat(9 * 1024 * 1024);
    const call = clients.stdio.callTool({ name: 'analyze_term_sheet', arguments: { text } });
    await expect(call).rejects.toThrow('The message is larger than 8 MB');
    expect((await clients.stdio.listTools()).tools.length).toBe(6);
    expect(faults).toEqual([]);
  });
});

describe('a client over the network', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it('is answered from a program or a page of this machine, and refused from any other page', async () => {
    expect((await post(ping)).status).toBe(200);
    expect((await post(ping, { Origin: url.origin })).status).toBe(200);
    expect((await post(ping, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(ping, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(403);
  });

  it('may send one message of bounded size, and open no session', async () => {
    expect((await post([ping, ping])).status).toBe(400);
    const tooLarge = await post({ ...ping, params: { text: 'x'.repeat(1_100_000) } });
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({ code: 'body-too-large' });
    for (const method of ['GET', 'DELETE']) {
      const answer = await fetch(url, { method });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
    }
  });
});
