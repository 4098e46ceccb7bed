import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { DependencyWatch } from '../availability/dependency-watch.ts';
import { createMemoryLimiters, type RateLimiters } from './rate-limiters.ts';
import { createRedisLimiters } from './redis-limiters.ts';

/** The Redis of the tests; where TEST_REDIS_URL is set it must answer. */
const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

async function redisAnswers(): Promise<boolean> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return true;
  } catch (error) {
    if (process.env.TEST_REDIS_URL) throw error;
    process.stderr.write(
      'Redis does not answer on 127.0.0.1:6379: its limits are tested in process alone.\n',
    );
    return false;
  } finally {
    redis.disconnect();
  }
}

const opened: RateLimiters[] = [];
afterEach(async () => {
  for (const limiters of opened.splice(0)) await limiters.close();
});

function open(limiters: RateLimiters): RateLimiters {
  opened.push(limiters);
  return limiters;
}

const newPrefix = () => `fettle-test-${randomBytes(6).toString('hex')}`;
/** A machine that stalls must not look like a Redis that hangs. */
const commandTimeoutMs = 10_000;
const openRedis = (keyPrefix: string) =>
  open(
    createRedisLimiters({
      url: redisUrl,
      keyPrefix,
      watch: new DependencyWatch('redis'),
      commandTimeoutMs,
    }),
  );
const kinds: [string, () => RateLimiters][] = [['in process', () => open(createMemoryLimiters())]];
if (await redisAnswers()) kinds.push(['in Redis', () => openRedis(newPrefix())]);

describe.each(kinds)('limits %s', (_kind, openLimiters) => {
  it('count each key and each limit by itself', async () => {
    const limiters = openLimiters();
    const first = limiters.create('first', 2, 60);
    const second = limiters.create('second', 1, 60);
    const budget = { limit: 2, windowSeconds: 60, remaining: 1, resetSeconds: expect.any(Number) };
    expect(await first.take('a')).toEqual({ allowed: true, budget });
    expect(await first.take('a')).toEqual({ allowed: true, budget: { ...budget, remaining: 0 } });
    for (let turn = 0; turn < 3; turn += 1) {
      const refused = await first.take('a');
      expect(refused.allowed).toBe(false);
      if (!refused.allowed) expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    }
    expect(await first.take('b')).toMatchObject({ allowed: true });
    expect(await second.take('a')).toMatchObject({ allowed: true });
    expect(await limiters.check()).toBe(true);
  });

  it('end with their window', async () => {
    const limiter = openLimiters().create('short', 1, 2);
    await limiter.take('a');
    expect((await limiter.take('a')).allowed).toBe(false);
    await expect
      .poll(async () => (await limiter.take('a')).allowed, { timeout: 10_000, interval: 300 })
      .toBe(true);
  });
});

describe.runIf(kinds.length > 1)('limits of several instances', () => {
  it('are shared in Redis from the first request on', async () => {
    const prefix = newPrefix();
    const limiters = [openRedis(prefix), openRedis(prefix)].map((one) => one.create('shared', 3, 60));
    const answers: (boolean | undefined)[] = [];
    for (let take = 0; take < 5; take += 1) answers.push((await limiters[take % 2]?.take('one'))?.allowed);
    expect(answers).toEqual([true, true, true, false, false]);
  });
});
