import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TermSheetRequest } from './http-dependencies.ts';
import { type RequestBody, startTestServer, type TestServer } from './testing/start-test-server.ts';

const path = '/api/analyze-term-sheet';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(() => {
  server.calls.length = 0;
});

function form(fields: Record<string, string | Blob>, fileName = 'sheet.pdf'): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.set(name, value);
    else data.set(name, value, fileName);
  }
  return data;
}

const requestGiven = () => server.calls[0]?.request as TermSheetRequest;

describe('a form that cannot be read', () => {
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const part = (headers: string, body: string) => `--x\r\n${headers}\r\n\r\n${body}\r\n`;
  const disposition = 'Content-Disposition: form-data; name=';

  it.each<[string, RequestBody, Record<string, string>, number]>([
    ['no boundary', 'x', { 'Content-Type': 'multipart/form-data' }, 400],
    ['an end that never comes', part(`${disposition}"jurisdiction"`, 'UK'), multipart, 400],
    ['no form at all', 'just text', multipart, 400],
    ['no header of a part', '--x\r\n\r\nUK\r\n--x--\r\n', multipart, 400],
    ['a wrong content type', 'just text', { 'Content-Type': 'text/plain' }, 415],
    ['a second file field', form({ other: new Blob(['a']) }), {}, 400],
    ['a large file', form({ file: new Blob(['a'.repeat(1_048_577)]) }), {}, 413],
    ['a very large file', form({ file: new Blob(['a'.repeat(3_000_000)]) }), {}, 413],
    ['a large text', form({ termSheetText: 'a'.repeat(1_048_577) }), {}, 413],
    [
      'many fields',
      form(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, 'a']))),
      {},
      400,
    ],
    ['a field twice', `${part(`${disposition}"jurisdiction"`, 'UK').repeat(2)}--x--\r\n`, multipart, 400],
    ['an unknown jurisdiction', form({ jurisdiction: 'FR', termSheetText: 'a' }), {}, 422],
    ['an unknown detail', form({ analysisDetail: 'long', termSheetText: 'a' }), {}, 422],
  ])('%s', async (_what, body, headers, status) => {
    const response = await server.post(path, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('requestId');
    expect(server.calls).toEqual([]);
  });

  it('takes no prototype from field names', async () => {
    await server.post(
      path,
      form({ '__proto__[polluted]': 'yes', 'constructor[prototype][polluted]': 'yes' }),
    );
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('a form that can', () => {
  it('passes a file on byte by byte, with its name in UTF-8', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const fields = { jurisdiction: 'UK', analysisDetail: 'brief', file: new Blob([bytes]) };
    const response = await server.post(path, form(fields, 'Vorvertrag – Müller.pdf'));
    expect(await response.json()).toEqual({ overallRisk: 'Amber' });
    const { source, ...choices } = requestGiven();
    expect(choices).toEqual({ jurisdiction: 'UK', analysisDetail: 'brief' });
    if (source.kind !== 'file') throw new Error('a file was sent');
    expect(source.file.name).toBe('Vorvertrag – Müller.pdf');
    expect(Buffer.from(source.file.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('defaults to United States and detailed', async () => {
    await server.post(path, form({ termSheetText: 'Series A' }));
    expect(requestGiven()).toEqual({
      jurisdiction: 'US',
      analysisDetail: 'detailed',
      source: { kind: 'text', text: 'Series A' },
    });
  });

  it('gives pasted text its own line ends back', async () => {
    await server.post(path, form({ termSheetText: 'one\ntwo\n\nthree' }));
    await server.post(path, new URLSearchParams({ termSheetText: 'one\r\ntwo' }));
    await server.postJson(path, { termSheetText: 'one\r\ntwo' });
    expect(server.calls.map((call) => (call.request as TermSheetRequest).source)).toEqual([
      { kind: 'text', text: 'one\ntwo\n\nthree' },
      { kind: 'text', text: 'one\ntwo' },
      { kind: 'text', text: 'one\r\ntwo' },
    ]);
  });

  it('leaves the line ends of a file alone', async () => {
    await server.post(path, form({ file: new Blob(['one\r\ntwo']) }, 'sheet.txt'));
    const { source } = requestGiven();
    expect(source.kind === 'file' && Buffer.from(source.file.bytes).toString()).toBe('one\r\ntwo');
  });

  it('reads an empty file field as no file, and an empty file as a file', async () => {
    await server.post(path, form({ termSheetText: 'Series A', file: new Blob([]) }, ''));
    expect(requestGiven().source).toEqual({ kind: 'text', text: 'Series A' });
    server.calls.length = 0;
    await server.post(path, form({ file: new Blob([]) }, 'empty.pdf'));
    expect(requestGiven().source.kind).toBe('file');
  });

  it('takes a file of exactly the limit', async () => {
    const response = await server.post(path, form({ file: new Blob(['a'.repeat(1_048_576)]) }));
    expect(response.status).toBe(200);
  });
});
