import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inOrder, inPieces } from '../../core/codes/batch/in-order.ts';
import {
  hasRedisServer,
  type RedisServer,
  startRedisServer,
} from '../rate-limits/testing/start-redis-server.ts';
import { type RunningChild, runChild } from '../storage/testing/run-child.ts';
import { openQueuedClassifier, type QueuedClassifier } from './queued-classifier.ts';
import { openQueuedSheets } from './queued-sheets.ts';
import { workOnQueue } from './work-on-queue.ts';

const options = { jurisdiction: 'UK', analysisDetail: 'detailed' } as const;
let redis: RedisServer;
let url: string;
const children: RunningChild[] = [];
let classifier: QueuedClassifier;
beforeAll(async () => {
  if (!hasRedisServer) return;
  redis = await startRedisServer();
  url = redis.url;
});
afterAll(async () => redis?.kill());
beforeEach(() => {
  if (!hasRedisServer) return;
  classifier = openQueuedClassifier(url, `salt-${Math.random()}`);
});
afterEach(async () => {
  if (!hasRedisServer) return;
  await classifier.close();
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL');
    await child.lines;
  }
  // A piece whose worker was killed is handed out again later: to the worker of another test.
  const keys = new Redis(url);
  await keys.flushall();
  await keys.quit();
});

async function startWorkers(count: number, pieceMs: number): Promise<readonly RunningChild[]> {
  const script = new URL('./testing/queue-worker.child.ts', import.meta.url);
  for (let each = 0; each < count; each += 1) children.push(runChild(script, url, String(pieceMs)));
  await Promise.all(children.map(({ firstLine }) => firstLine));
  return children;
}

const descriptions = (count: number) => Array.from({ length: count }, (_, index) => `business ${index}`);

/** Classifies as a batch does and gives what was answered, in order. */
async function classify(texts: readonly string[]): Promise<unknown[]> {
  const pieces = inPieces(
    texts.map((businessDescription) => ({ businessDescription })),
    16,
  );
  const answered: unknown[] = [];
  for await (const piece of inOrder(
    pieces,
    (requests) => classifier.classifyMany(requests),
    classifier.concurrency,
  )) {
    for (const answer of piece) answered.push(answer.ok ? answer.value.reasoning : answer.error.code);
  }
  return answered;
}

describe.runIf(hasRedisServer)('a batch on the queue', () => {
  it('is answered once a row and in order by three workers of which one is killed', async () => {
    const [first] = await startWorkers(3, 20);
    const rows = descriptions(2000);
    const running = classify(rows);
    // Once it has answered something it holds further pieces, which nobody else has.
    let pieces = 0;
    await new Promise<void>((resolve) => {
      first?.process.stdout?.on('data', () => {
        pieces += 1;
        if (pieces >= 3) resolve();
      });
    });
    first?.process.kill('SIGKILL');
    if (first) await once(first.process, 'close');
    expect(await running).toEqual(rows);
  });

  it('goes on with what was answered while nobody waited for it', async () => {
    const [worker] = await startWorkers(1, 0);
    const interruption = { aborted: false };
    const salt = `again-${Math.random()}`;
    const before = openQueuedClassifier(url, salt, interruption);
    const requests = [{ businessDescription: 'We bake' }];
    const asked = before.classifyMany(requests);
    interruption.aborted = true;
    const outcome = await asked;
    await before.close();
    expect(outcome[0]?.ok === false && outcome[0].error.code).toBe('cancelled');
    await new Promise<void>((resolve) => worker?.process.stdout?.once('data', () => resolve()));
    worker?.process.kill('SIGKILL');
    const after = openQueuedClassifier(url, salt);
    expect(await after.classifyMany(requests)).toMatchObject([{ value: { reasoning: 'We bake' } }]);
    await after.close();
  });

  it('answers rows whose work fails again and again with an error', async () => {
    const faults: unknown[] = [];
    const worker = workOnQueue({
      url,
      concurrency: 1,
      classifyMany: () => Promise.reject(new Error('broken')),
      analyze: () => Promise.reject(new Error('broken')),
      onPiece: () => {},
      onFault: (error) => faults.push(error),
    });
    const sheets = openQueuedSheets(url, `salt-${Math.random()}`);
    const [[answer], analysis] = await Promise.all([
      classifier.classifyMany([{ businessDescription: 'We bake' }]),
      sheets.analyze({ name: 'a.txt', bytes: Buffer.from('Offer') }, options),
    ]);
    expect(answer).toMatchObject({ ok: false, error: { code: 'provider-unavailable' } });
    expect(analysis).toMatchObject({ ok: false, error: { code: 'provider-unavailable' } });
    expect(faults).toHaveLength(8);
    await sheets.close();
    await worker.close();
  });

  it('takes term sheets too, whose bytes arrive as they were, and goes on where a worker was killed', async () => {
    const [first] = await startWorkers(2, 30);
    const sheets = openQueuedSheets(url, `salt-${Math.random()}`);
    const names = Array.from({ length: 60 }, (_, index) => `${index}.txt`);
    const answers = Promise.all(
      names.map((name) => sheets.analyze({ name, bytes: Buffer.from('Offer £') }, options)),
    );
    await new Promise<void>((resolve) => first?.process.stdout?.once('data', () => resolve()));
    first?.process.kill('SIGKILL');
    const verdicts = (await answers).map((answer) => answer.ok && answer.value.verdict);
    expect(verdicts).toEqual(names.map((name) => `UK ${name} Offer £`));
    await sheets.close();
  });

  it('asks again for a document that a worker had no time for', async () => {
    let tries = 0;
    const worker = workOnQueue({
      url,
      concurrency: 1,
      classifyMany: async () => [],
      analyze: async () => {
        tries += 1;
        return tries < 3
          ? { ok: false, error: { code: 'busy', message: 'Later.', retryAfterSeconds: 0 } }
          : { ok: false, error: { code: 'not-a-term-sheet', message: 'An invoice.' } };
      },
      onPiece: () => {},
      onFault: () => {},
    });
    const sheets = openQueuedSheets(url, `salt-${Math.random()}`);
    const answer = await sheets.analyze({ name: 'a.txt', bytes: Buffer.from('Offer') }, options);
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-a-term-sheet' } });
    await sheets.close();
    await worker.close();
  });

  it('counts who listens', async () => {
    // Redis may not have noticed yet that those of the last test are gone.
    await expect.poll(() => classifier.countWorkers()).toBe(0);
    await startWorkers(2, 0);
    await expect.poll(() => classifier.countWorkers()).toBe(2);
  });
});

it('needs no Redis to be opened', () => {
  const closed = openQueuedClassifier('redis://127.0.0.1:1', 'x');
  expect(closed.concurrency).toBeGreaterThan(8);
});
