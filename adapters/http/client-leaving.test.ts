import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cancellation } from '../../core/cancellation.ts';
import { failed, success } from '../../core/result.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
afterEach(async () => server.close());

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Work that goes on until nobody waits for it, and tells when it has begun. */
function endlessWork() {
  const begun = deferred<Cancellation>();
  return {
    begun: begun.promise,
    async work({ cancellation }: { readonly cancellation: Cancellation }) {
      begun.resolve(cancellation);
      while (!cancellation.aborted) await sleep(2);
      return failed({ code: 'cancelled', message: 'Cancelled.' } as const);
    },
  };
}

function post(path: string, body: string) {
  const headers = { 'Content-Type': 'application/json' };
  const call = request({ port: server.port, host: '127.0.0.1', method: 'POST', path, headers });
  call.on('error', () => {});
  call.end(body);
  return call;
}

describe('a client that goes away', () => {
  it('ends the working out of an exit', async () => {
    const { begun, work } = endlessWork();
    server = await startTestServer({ exitWaterfall: (_capTable, _exits, progress) => work(progress) });
    const call = post('/api/exit-waterfall', '{"capTable":{}}');
    const cancellation = await begun;
    expect(cancellation.aborted).toBe(false);
    call.destroy();
    await expect.poll(() => cancellation.aborted).toBe(true);
    await expect.poll(() => server.requests).toMatchObject([{ status: 499 }]);
  });

  it('ends the working out of an exit that was asked for as a tool', async () => {
    const { begun, work } = endlessWork();
    server = await startTestServer({ exitWaterfall: (_capTable, _exits, progress) => work(progress) });
    const capTable = { common: [{ holder: 'Ada', shares: 1 }], series: [] };
    const params = { name: 'exit_waterfall', arguments: { capTable, exits: [1] } };
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const call = request({ port: server.port, method: 'POST', path: '/mcp', headers });
    call.on('error', () => {});
    call.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
    const cancellation = await begun;
    call.destroy();
    await expect.poll(() => cancellation.aborted).toBe(true);
  });

  it('ends the parsing of a large body', async () => {
    const { begun, work } = endlessWork();
    server = await startTestServer({ readFields: (_body, progress) => work(progress) });
    const call = post('/api/analyze-term-sheet', '{"termSheetText":"Series A"}');
    const cancellation = await begun;
    call.destroy();
    await expect.poll(() => cancellation.aborted).toBe(true);
  });

  it('is known to be gone by an analysis that begins afterwards', async () => {
    const parsing = deferred<void>();
    const left = deferred<void>();
    const { begun, work } = endlessWork();
    server = await startTestServer({
      async readFields() {
        parsing.resolve();
        await left.promise;
        return success({ termSheetText: 'Series A' });
      },
      analyzeTermSheet: (_request, progress) => work(progress),
    });

    const call = post('/api/analyze-term-sheet', '{"termSheetText":"Series A"}');
    await parsing.promise;
    call.destroy();
    // Long enough for the server to hear of it.
    await sleep(50);
    left.resolve();
    expect((await begun).aborted).toBe(true);
  });
});
