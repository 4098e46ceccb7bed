import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failed, success } from '../../core/result.ts';
import { createMemoryRateLimiter } from '../rate-limits/flexible-rate-limiter.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(() => {
  server.calls.length = 0;
});

const jsonLines = { 'Content-Type': 'application/x-ndjson' };
// Without it Node asks for an answer past every cache.
const asBrowsersAsk = { 'Cache-Control': 'max-age=0' };
const capTable = {
  common: [{ holder: 'Founders', shares: 800_000 }],
  series: [{ name: 'A', shares: 200_000, invested: 1_000_000, multiple: 1, participation: 'none', rank: 1 }],
};

describe('POST /api/exit-waterfall', () => {
  it('answers as the command does, with the exits beside the cap table or in it', async () => {
    const bodies = [
      { capTable, exits: '2m,10m' },
      { ...capTable, exits: [2_000_000, 10_000_000] },
    ];
    for (const body of bodies) {
      const response = await server.postJson('/api/exit-waterfall', body);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual([
        {
          exitValue: 2_000_000,
          converted: [],
          payouts: [
            { holder: 'Founders', amount: 1_000_000, perShare: 1.25 },
            { holder: 'A', amount: 1_000_000, perShare: 5 },
          ],
        },
        {
          exitValue: 10_000_000,
          converted: ['A'],
          payouts: [
            { holder: 'Founders', amount: 8_000_000, perShare: 10 },
            { holder: 'A', amount: 2_000_000, perShare: 10 },
          ],
        },
      ]);
    }
  });

  it.each([
    [{ capTable, exits: 'soon' }, 'invalid-exit-values'],
    [{ capTable }, 'invalid-exit-values'],
    [{ exits: '5m' }, 'invalid-cap-table'],
    [{ capTable: { ...capTable, extra: 1 }, exits: '5m' }, 'invalid-cap-table'],
  ])('refuses %j', async (body, code) => {
    const response = await server.postJson('/api/exit-waterfall', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\w/) });
  });
});

describe('GET /api/lookup-code', () => {
  it('asks one table, UK SIC among them', async () => {
    const response = await server.get('/api/lookup-code?system=uksic&code=56103');
    expect(response.status).toBe(200);
    expect(server.calls).toEqual([{ useCase: 'lookupCode', request: { system: 'UKSIC', code: '56103' } }]);
  });

  it.each([
    ['system=SIC&code=7345', 'unknown-code'],
    ['system=SIC', 'input-required'],
    ['code=5812', 'input-required'],
    ['system=NACE&code=5812', 'invalid-input'],
  ])('%s is %s', async (query, code) => {
    const response = await server.get(`/api/lookup-code?${query}`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([422, code]);
  });
});

describe('POST /api/classify-batch', () => {
  const classify = (text: string, headers: Record<string, string> = jsonLines) =>
    server.post('/api/classify-batch', text, headers);
  const linesOf = async (response: Response) =>
    (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('answers each line by one, in order, and goes on after a row that fails', async () => {
    const failing = await startTestServer({
      classifyBusiness: async ({ businessDescription }) => {
        if (businessDescription === 'fault') throw new Error('a secret of ours');
        return businessDescription === ''
          ? failed({ code: 'input-required', message: 'Please describe the business.' })
          : success({ reasoning: businessDescription } as never);
      },
    });
    const rows =
      '{"id":"7","description":"bakery"}\r\n\n{"description":""}\nno JSON\n{"description":"fault"}\n';
    const response = await failing.post('/api/classify-batch', rows, { 'Content-Type': 'application/jsonl' });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(await linesOf(response)).toEqual([
      { id: '7', reasoning: 'bakery' },
      { id: '2', error: { code: 'input-required', message: 'Please describe the business.' } },
      { id: '3', error: { code: 'invalid-row', message: 'Row 3 is not JSON.' } },
      { id: '4', error: { code: 'internal-error', message: expect.not.stringContaining('secret') } },
    ]);
    expect(failing.faults).toHaveLength(1);
    await failing.close();
  });

  it('refuses a row of many parts by itself, and no row keeps the others waiting', async () => {
    const keys = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, index]));
    const rows = [
      { id: 'a', description: 'bakery' },
      { id: 'b', description: 'bakery', ...keys },
      { id: 'c', description: 'bakery', columns: [[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]] },
      { id: 'd', description: `bakery ${'a'.repeat(131_072)}` },
    ];
    const many = await startTestServer({
      limits: { maxUploadBytes: 1_048_576, trustProxy: false, maxBatchRows: 1000 },
    });
    const text = rows.map((row) => JSON.stringify(row)).join('\n');
    const message = expect.stringMatching(/^Row \d is more than a row can be/);
    expect(await linesOf(await many.post('/api/classify-batch', text, jsonLines))).toEqual([
      { id: 'a', confidence: 0.8 },
      ...['2', '3', '4'].map((id) => ({ id, error: { code: 'invalid-row', message } })),
    ]);
    await many.close();
  });

  it('has one row in a turn of the event loop, however many send batches', async () => {
    let rowsOfTurn = 0;
    let most = 0;
    const many = await startTestServer({
      classifyBusiness: async () => {
        rowsOfTurn += 1;
        most = Math.max(most, rowsOfTurn);
        return success({ confidence: 1 } as never);
      },
      limits: { maxUploadBytes: 1_048_576, trustProxy: 1, maxBatchRows: 1000 },
    });
    let counting = true;
    const countTurn = () => {
      rowsOfTurn = 0;
      if (counting) setImmediate(countTurn);
    };
    countTurn();
    const batch = '{"description":"a"}\n'.repeat(30);
    const answers = Array.from({ length: 8 }, (_, client) =>
      many.post('/api/classify-batch', batch, { ...jsonLines, 'X-Forwarded-For': `192.0.2.${client}` }),
    );
    for (const answer of answers) expect(await linesOf(await answer)).toHaveLength(30);
    counting = false;
    // Two where one comes before the counting of its turn and one after.
    expect(most).toBeLessThanOrEqual(2);
    await many.close();
  });

  it('sends each row when it is done', async () => {
    let release = () => {};
    const second = new Promise<void>((resolve) => {
      release = resolve;
    });
    let rows = 0;
    const slow = await startTestServer({
      classifyBusiness: async () => {
        rows += 1;
        if (rows === 2) await second;
        return success({ confidence: rows } as never);
      },
    });
    const response = await slow.post(
      '/api/classify-batch',
      '{"description":"a"}\n{"description":"b"}',
      jsonLines,
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('{"id":"1","confidence":1}\n');
    const again = await slow.post('/api/classify-batch', '{"description":"a"}', jsonLines);
    expect(again.status).toBe(503);
    expect(again.headers.get('retry-after')).toBe('10');
    release();
    expect((await reader?.read())?.value).toBe('{"id":"2","confidence":2}\n');
    expect((await reader?.read())?.done).toBe(true);
    const next = await slow.post('/api/classify-batch', '{"description":"a"}', jsonLines);
    expect(await linesOf(next)).toEqual([{ id: '1', confidence: 3 }]);
    await slow.close();
  });

  it('ends with a client that leaves, who may send another', async () => {
    let rows = 0;
    const endless = await startTestServer({
      classifyBusiness: async () => {
        rows += 1;
        return success({ reasoning: 'a'.repeat(200_000) } as never);
      },
      limits: { maxUploadBytes: 1_048_576, trustProxy: false, maxBatchRows: 1000 },
    });
    const body = '{"description":"a"}\n'.repeat(1000);
    const leaving = new AbortController();
    const response = await fetch(`${endless.url}/api/classify-batch`, {
      method: 'POST',
      body,
      headers: jsonLines,
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(response.text()).rejects.toThrow();
    await expect
      .poll(async () => (await endless.post('/api/classify-batch', '{}', jsonLines)).status)
      .toBe(200);
    expect(rows).toBeLessThan(1000);
    await endless.close();
  });

  it.each<[string, () => Promise<Response>, number, string]>([
    ['too many rows', () => classify('{"description":"a"}\n'.repeat(6)), 413, 'batch-too-long'],
    ['no rows', () => classify('\n \n'), 400, 'malformed-input'],
    ['JSON', () => classify('[]', { 'Content-Type': 'application/json' }), 415, 'unsupported-media-type'],
    ['too many bytes', () => classify('a'.repeat(140_000)), 413, 'body-too-large'],
  ])('refuses %s', async (_what, send, status, code) => {
    const response = await send();
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    expect(server.calls).toEqual([]);
  });
});

describe('what answers say about themselves', () => {
  it('how long they took', async () => {
    for (const path of ['/api/health', '/api/nothing', '/about']) {
      expect((await server.get(path)).headers.get('server-timing')).toMatch(/^app;dur=\d+\.\d$/);
    }
  });

  it('the number that the client gave, where it is one', async () => {
    const idOf = async (given: string) =>
      (await server.get('/api/nothing', { 'X-Request-Id': given })).headers.get('x-request-id');
    expect(await idOf('4b3c9a0e-order.7')).toBe('4b3c9a0e-order.7');
    expect(await idOf('short')).toMatch(/^request-/);
    expect(await idOf('with spaces in it')).toMatch(/^request-/);
    expect(await idOf('a'.repeat(65))).toMatch(/^request-/);
    await expect.poll(() => server.requests.map(({ requestId }) => requestId)).toContain('4b3c9a0e-order.7');
  });

  it('what is left of the limit', async () => {
    const limited = await startTestServer({ lookupRateLimiter: createMemoryRateLimiter(2) });
    const headersOf = async () => {
      const { headers } = await limited.get('/api/browse-codes?system=SIC');
      return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
    };
    expect(await headersOf()).toEqual(['"client";q=2;w=60', expect.stringMatching(/^"client";r=1;t=\d+$/)]);
    expect(await headersOf()).toEqual(['"client";q=2;w=60', expect.stringMatching(/^"client";r=0;t=\d+$/)]);
    expect(await headersOf()).toEqual(['"client";q=2;w=60', expect.stringMatching(/^"client";r=0;t=\d+$/)]);
    await limited.close();
  });

  it.each(['/api/browse-codes?system=SIC', '/api/lookup-code?system=SIC&code=2051', '/api/openapi.json'])(
    'the tag of %s, and nothing else to those who have it',
    async (path) => {
      const first = await server.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      const second = await server.get(path, { 'If-None-Match': etag, ...asBrowsersAsk });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
      expect((await server.get(path, { 'If-None-Match': 'W/"other"', ...asBrowsersAsk })).status).toBe(200);
    },
  );

  it('how they are compressed, where they are long', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await server.get('/api/openapi.json', { 'Accept-Encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.json()).toHaveProperty('openapi');
    }
    const plain = await server.get('/api/openapi.json', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await server.get('/api/health')).headers.get('content-encoding')).toBeNull();
  });
});
