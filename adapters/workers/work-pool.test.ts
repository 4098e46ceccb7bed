import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openWorkPool, type WorkPool, type WorkPoolOptions, type WorkRequest } from './work-pool.ts';

let pool: WorkPool;
afterEach(async () => pool.close());

function open(options: Partial<WorkPoolOptions> = {}): void {
  pool = openWorkPool({
    file: fileURLToPath(new URL('testing/stub-worker.mjs', import.meta.url)),
    settings: {},
    limits: { processorTimeMs: 60_000, residentMb: 512 },
    processes: 1,
    maxWaiting: 4,
    maxWaitingBytes: 1000,
    waitMs: 60_000,
    runMs: 60_000,
    renewAboveMb: 400,
    idleMs: 60_000,
    restingMb: 400,
    ...options,
  });
}

const work = (kind: string, input: unknown = null, request: Partial<WorkRequest> = {}) =>
  pool.run({ order: { kind, input }, bytes: 1, ...request });

describe('a pool of processes', () => {
  it('does work after work in one process, which has none of our environment', async () => {
    open();
    const bytes = Buffer.from('Term sheet');
    expect(await work('echo', { bytes, text: 'Größe 中' })).toEqual({
      how: 'done',
      value: { bytes, text: 'Größe 中' },
    });
    const first = await work('processId');
    expect(await work('processId')).toEqual(first);
    expect(await work('environment')).toEqual({ how: 'done', value: {} });
  });

  it('passes on the news of the work', async () => {
    open();
    const news: string[] = [];
    await work('news', null, { onProgress: () => void news.push('read') });
    expect(news).toEqual(['read']);
  });

  it('throws the fault of a program, and goes on', async () => {
    open();
    await expect(work('fail')).rejects.toThrow('the work is at fault');
    expect(await work('echo', 1)).toEqual({ how: 'done', value: 1 });
  });

  it('says that a program could not start, and blames no document', async () => {
    open({ file: '/nowhere/engine-worker.js' });
    await expect(work('echo')).rejects.toThrow('/nowhere/engine-worker.js is missing');
    await pool.close();
    open({ file: fileURLToPath(new URL('testing/faulty-worker.mjs', import.meta.url)) });
    await expect(work('echo')).rejects.toThrow('faulty-worker.mjs ended before it was ready');
  });

  it('starts a new process where one has grown', async () => {
    open({ renewAboveMb: 1 });
    const first = await work('processId');
    expect(await work('processId')).not.toEqual(first);
  });

  it.each([
    ['loop', { processorTimeMs: 300, residentMb: 512 }, 'time'],
    ['heap', { processorTimeMs: 60_000, residentMb: 150 }, 'memory'],
    ['buffers', { processorTimeMs: 60_000, residentMb: 300 }, 'memory'],
    ['crash', { processorTimeMs: 60_000, residentMb: 512 }, 'crash'],
  ])('ends work that does not end by itself: %s', async (kind, limits, how) => {
    open({ limits });
    expect(await work(kind)).toEqual({ how });
    expect(await work('echo', 1)).toEqual({ how: 'done', value: 1 });
  });

  it('calls itself busy where work neither ends nor takes processor time', async () => {
    open({ runMs: 300 });
    expect(await work('wait')).toMatchObject({ how: 'busy' });
    expect(pool.state()).toMatchObject({ waiting: 0 });
  });
});

describe('a caller who leaves', () => {
  it('ends the work that runs for him, and leaves the queue', async () => {
    open();
    const leaving = new AbortController();
    const running = work('loop', null, { cancellation: leaving.signal });
    const waiting = work('echo', 1, { cancellation: leaving.signal });
    const patient = work('echo', 2);
    await expect.poll(() => pool.state()).toEqual({ running: 1, waiting: 2 });
    leaving.abort();
    expect([await running, await waiting]).toEqual([{ how: 'cancelled' }, { how: 'cancelled' }]);
    expect(await patient).toEqual({ how: 'done', value: 2 });
  });

  it('asks for nothing if he has left already', async () => {
    open();
    expect(await work('loop', null, { cancellation: { aborted: true } })).toEqual({ how: 'cancelled' });
    expect(pool.state()).toEqual({ running: 0, waiting: 0 });
  });
});

describe('more work than there is room for', () => {
  it('is refused at once, with a time to come back', async () => {
    open({ maxWaiting: 2 });
    const stop = new AbortController();
    const held = [1, 2, 3].map(() => work('wait', null, { cancellation: stop.signal }));
    const refused = await work('echo', 1);
    expect(refused).toEqual({ how: 'busy', retryAfterSeconds: expect.any(Number) });
    stop.abort();
    await Promise.all(held);
  });

  it('is refused where it would wait too long, as far as past work tells', async () => {
    open({ waitMs: 0 });
    const stop = new AbortController();
    const held = work('wait', null, { cancellation: stop.signal });
    const waiting = work('wait', null, { cancellation: stop.signal });
    expect(await work('echo', 1)).toMatchObject({ how: 'busy' });
    expect(await waiting).toMatchObject({ how: 'busy' });
    stop.abort();
    await held;
  });

  it('is refused by its weight too', async () => {
    open();
    const stop = new AbortController();
    const held = [600, 600, 600].map((bytes) => work('wait', null, { cancellation: stop.signal, bytes }));
    expect(await held[2]).toMatchObject({ how: 'busy' });
    stop.abort();
    await Promise.all(held);
  });

  it('never refuses what goes on with an analysis that has begun', async () => {
    open({ maxWaiting: 0 });
    const stop = new AbortController();
    const held = work('wait', null, { cancellation: stop.signal });
    expect(await work('echo', 1, { isContinuation: true })).toEqual({ how: 'done', value: 1 });
    stop.abort();
    await held;
  });

  it('leaves a process to others, whatever one client sends', async () => {
    open({ processes: 2, maxWaiting: 3 });
    const stop = new AbortController();
    const greedy = { client: 'greedy', cancellation: stop.signal };
    const held = Array.from({ length: 4 }, () => work('wait', null, greedy));
    expect(await work('echo', 1, { client: 'modest' })).toEqual({ how: 'done', value: 1 });
    expect(pool.state().running).toBe(1);
    stop.abort();
    await Promise.all(held);
  });
});

it('keeps one process warm and gives the others back', async () => {
  open({ processes: 2, idleMs: 50 });
  const both = await Promise.all([work('processId'), work('processId')]);
  const ids = both.map((outcome) => (outcome.how === 'done' ? (outcome.value as number) : 0));
  expect(new Set(ids).size).toBe(2);
  const isAlive = (id: number) => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => ids.filter(isAlive).length).toBe(1);
  await sleep(60);
  expect(ids.filter(isAlive)).toHaveLength(1);
});

it('renews the process that stays where it has grown', async () => {
  open({ idleMs: 50, restingMb: 1 });
  const first = await work('processId');
  await expect.poll(() => work('processId'), { interval: 200 }).not.toEqual(first);
});
