import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { failed, success } from '../../core/result.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const path = '/api/analyze-term-sheet';
const text = 'The Investors may appoint one director. '.repeat(500);
let server: TestServer;
afterEach(async () => server.close());

async function startAnswering(): Promise<void> {
  const source = { text, pages: [] };
  server = await startTestServer({
    analyzeTermSheet: async (_request, { onStage }) => {
      onStage({ stage: 'read', done: 1, total: 4 });
      return success({ overallRisk: 'Amber', source } as unknown as TermSheetAnalysis);
    },
  });
}

/** The answer as it travels: `fetch` would unpack it. */
function rawAnswer(headers: Record<string, string>): Promise<{ encoding: string; bytes: Buffer }> {
  return new Promise((resolve) => {
    const call = request(
      { port: server.port, host: '127.0.0.1', method: 'POST', path, headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            encoding: response.headers['content-encoding'] ?? 'none',
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    call.end('{"termSheetText":"Series A"}');
  });
}

describe('the answer about a document', () => {
  it.each(['application/json', 'text/event-stream'])('travels compressed as %s', async (accept) => {
    await startAnswering();
    const headers = { 'Content-Type': 'application/json', Accept: accept, 'Accept-Encoding': 'gzip' };
    const { encoding, bytes } = await rawAnswer(headers);
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toContain(text.trim());
    expect(bytes.length).toBeLessThan(text.length / 10);
  });

  it('travels as it is to a client that reads nothing else', async () => {
    await startAnswering();
    const headers = { 'Content-Type': 'application/json', 'Accept-Encoding': 'identity' };
    expect((await rawAnswer(headers)).encoding).toBe('none');
  });

  it('leaves the text out for a client that has it', async () => {
    await startAnswering();
    const body = { termSheetText: 'Series A', sourceText: 'omit' };
    const answer = await (await server.postJson(path, body)).json();
    expect(answer).toEqual({ overallRisk: 'Amber', source: { pages: [] } });
    const wrong = await server.postJson(path, { ...body, sourceText: 'some' });
    expect(wrong.status).toBe(422);
  });

  it.each(['application/json', 'text/event-stream'])(
    'is 503 with a time to come back where too many wait (%s)',
    async (accept) => {
      server = await startTestServer({
        analyzeTermSheet: async () => failed({ code: 'busy', message: 'Many wait.', retryAfterSeconds: 7 }),
      });
      const response = await server.postJson(path, { termSheetText: 'Series A' }, { Accept: accept });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('7');
      expect(await response.json()).toMatchObject({ code: 'busy', retryAfterSeconds: 7 });
    },
  );

  it('says in an event when to come back to a server that has become busy meanwhile', async () => {
    server = await startTestServer({
      analyzeTermSheet: async (_request, { onStage }) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        onStage({ stage: 'read', done: 1, total: 4 });
        return failed({ code: 'busy', message: 'Many wait.', retryAfterSeconds: 7 });
      },
    });
    const response = await server.postJson(
      path,
      { termSheetText: 'Series A' },
      { Accept: 'text/event-stream' },
    );
    expect(await response.text()).toContain('"code":"busy","requestId":"request-1","retryAfterSeconds":7');
  });
});
