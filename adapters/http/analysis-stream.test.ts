import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cancellation } from '../../core/cancellation.ts';
import type { Classification } from '../../core/codes/classification.ts';
import { failed, success } from '../../core/result.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const eventStream = { Accept: 'text/event-stream' };
let server: TestServer;
afterEach(async () => server.close());

async function streamed(overrides: Partial<HttpDependencies>, path: string, body: unknown) {
  server = await startTestServer(overrides);
  const response = await server.postJson(path, body, eventStream);
  return { response, text: await response.text() };
}

describe('an analysis over server-sent events', () => {
  it('reports its stages and then its result', async () => {
    const { response, text } = await streamed(
      {
        async analyzeTermSheet(_request, { onStage }) {
          onStage({ stage: 'read', done: 1, total: 3 });
          await sleep(5);
          onStage({ stage: 'terms', done: 2, total: 3 });
          return success({ confidence: 'High\nand more' } as TermSheetAnalysis);
        },
      },
      '/api/analyze-term-sheet',
      { termSheetText: 'Series A' },
    );
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text.split('\n\n')).toEqual([
      'event: stage\ndata: {"stage":"read","done":1,"total":3}',
      'event: stage\ndata: {"stage":"terms","done":2,"total":3}',
      'event: result\ndata: {"confidence":"High\\nand more"}',
      '',
    ]);
  });

  it('works for classification', async () => {
    const { text } = await streamed(
      { classifyBusiness: async () => success({ confidence: 0.5 } as Classification) },
      '/api/classify-business',
      { businessDescription: 'fish and chips' },
    );
    expect(text).toBe('event: result\ndata: {"confidence":0.5}\n\n');
  });

  it('ends with an error event that looks like the error body', async () => {
    const { response, text } = await streamed(
      { analyzeTermSheet: async () => failed({ code: 'not-a-term-sheet', message: 'This is a lease.' }) },
      '/api/analyze-term-sheet',
      { termSheetText: 'Lease' },
    );
    expect(response.status).toBe(200);
    expect(text).toBe(
      'event: error\ndata: {"message":"This is a lease.","code":"not-a-term-sheet","requestId":"request-1"}\n\n',
    );
    expect(server.requests).toMatchObject([{ status: 200, code: 'not-a-term-sheet' }]);
  });

  it('tells nothing about a fault of ours', async () => {
    const { text } = await streamed(
      {
        analyzeTermSheet: async () => {
          throw new Error('secret');
        },
      },
      '/api/analyze-term-sheet',
      { termSheetText: 'x' },
    );
    expect(text).toContain('event: error\ndata: {"message":"Something went wrong on our side.');
    expect(text).not.toContain('secret');
    expect(server.faults).toHaveLength(1);
  });

  it('answers a malformed request with its status, not with a stream', async () => {
    const { response } = await streamed({}, '/api/analyze-term-sheet', { jurisdiction: 'FR' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('a client that goes away', () => {
  it.each([{}, eventStream])('cancels the analysis (%j)', async (headers) => {
    let cancellation: Cancellation | undefined;
    let started = () => {};
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    server = await startTestServer({
      async analyzeTermSheet(_request, progress) {
        cancellation = progress.cancellation;
        started();
        while (!progress.cancellation.aborted) await sleep(2);
        return failed({ code: 'cancelled', message: 'Cancelled.' });
      },
    });
    const call = request({
      port: server.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/analyze-term-sheet',
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    call.on('error', () => {});
    call.end('{"termSheetText":"Series A"}');
    await running;
    expect(cancellation?.aborted).toBe(false);
    call.destroy();
    await expect.poll(() => cancellation?.aborted).toBe(true);
    await expect.poll(() => server.requests.length).toBe(1);
    expect((await server.get('/api/health')).status).toBe(200);
    expect(server.faults).toEqual([]);
  });
});
