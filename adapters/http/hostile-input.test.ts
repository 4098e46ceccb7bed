import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const paths = ['/api/contact', '/api/carbon-footprint', '/api/classify-business', '/api/analyze-term-sheet'];
const types = [
  'application/json',
  'application/json; charset=latin1',
  'application/json;;',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'text/html',
  'nonsense',
];
const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
const looksLikeJson = fc.json({ maxDepth: 4 }).map((text) => Buffer.from(text));
const looksLikeForm = fc
  .array(fc.tuple(fc.constantFrom('email', 'a[b]', '__proto__[x]', 'file'), fc.string()), { maxLength: 6 })
  .map((pairs) => Buffer.from(pairs.map(([key, value]) => `${key}=${value}`).join('&')));
const looksLikeMultipart = fc
  .array(fc.tuple(fc.string({ maxLength: 20 }), fc.string()), { maxLength: 4 })
  .map((parts) =>
    Buffer.from(
      `${parts.map(([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`).join('')}--x--\r\n`,
    ),
  );
const body = fc.oneof(bytes, looksLikeJson, looksLikeForm, looksLikeMultipart);
const encoding = fc.constantFrom(undefined, undefined, 'gzip', 'br', 'deflate', 'identity');

describe('hostile input', () => {
  it('is answered with a clear status below 500 in the query string of the code tables', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('NAICS', 'cpv', '7', '31-33', '%00'),
    );
    const pair = fc.tuple(fc.constantFrom('system', 'query', 'code', 'limit', 'a[b]', '__proto__'), value);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/search-codes', '/api/browse-codes'),
        fc.array(pair, { maxLength: 5 }),
        async (path, pairs) => {
          const query = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
          const response = await server.get(`${path}?${query.join('&')}`);
          const answer = await response.json();
          expect(response.status).toBeLessThan(500);
          if (response.status !== 200) expect(answer).toHaveProperty('code');
        },
      ),
      { numRuns: Number(process.env.HOSTILE_RUNS ?? 300) },
    );
  });

  it('is answered with a clear status below 500, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.constantFrom(...types),
        encoding,
        body,
        async (path, type, contentEncoding, content) => {
          const headers = {
            'Content-Type': type,
            ...(contentEncoding ? { 'Content-Encoding': contentEncoding } : {}),
          };
          const response = await server.post(path, content, headers);
          const answer = await response.json();
          expect(response.status).toBeLessThan(500);
          if (response.status !== 200) expect(answer).toHaveProperty('code');
        },
      ),
      { numRuns: Number(process.env.HOSTILE_RUNS ?? 300) },
    );
  });

  it.each([
    ['deep JSON', '['.repeat(60_000)],
    ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i])))],
    ['a huge number', '{"businessDescription": 1e999999}'],
    ['a lone surrogate', '{"businessDescription": "\\ud800"}'],
  ])('%s', async (_what, content) => {
    for (const path of paths) {
      const response = await server.post(path, content, { 'Content-Type': 'application/json' });
      expect(response.status).toBeLessThan(500);
    }
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', '400'],
    ['an unknown method', 'FROB / HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['a method that pages lack', 'PURGE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '405'],
    ['a request to be shown to itself', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '405'],
    [
      'an address of another host',
      'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      '200',
    ],
  ])('on the wire: %s', async (_what, text, status) => {
    expect(await answerOnTheWire(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

function answerOnTheWire(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
