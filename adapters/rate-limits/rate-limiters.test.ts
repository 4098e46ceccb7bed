import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { createRateLimiters, type RateLimiters } from './rate-limiters.ts';

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

function open(url?: string, keyPrefix?: string): RateLimiters {
  const limiters = createRateLimiters(url, keyPrefix);
  opened.push(limiters);
  return limiters;
}

const newPrefix = () => `fettle-test-${randomBytes(6).toString('hex')}`;
const kinds: [string, () => RateLimiters][] = [['in process', () => open()]];
if (await redisAnswers()) kinds.push(['in Redis', () => open(redisUrl, newPrefix())]);

describe.each(kinds)('limits %s', (_kind, openLimiters) => {
  it('count each key and each limit by itself', async () => {
    const limiters = openLimiters();
    const first = limiters.create('first', 2, 60);
    const second = limiters.create('second', 1, 60);
    expect(await first.take('a')).toEqual({ allowed: true });
    expect(await first.take('a')).toEqual({ allowed: true });
    const refused = await first.take('a');
    expect(refused.allowed).toBe(false);
    if (!refused.allowed) expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await first.take('b')).toEqual({ allowed: true });
    expect(await second.take('a')).toEqual({ allowed: true });
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
  it('are shared in Redis', async () => {
    const prefix = newPrefix();
    const [here, there] = [open(redisUrl, prefix), open(redisUrl, prefix)];
    const limiters = [here.create('shared', 3, 60), there.create('shared', 3, 60)];
    // A client that has just been made is not connected yet, and counts for itself until it is.
    const probes = [here.create('probe', 1, 60), there.create('probe', 1, 60)];
    let turn = 0;
    const areShared = async () => {
      turn += 1;
      const answers = [];
      for (const probe of probes) answers.push((await probe.take(`turn ${turn}`)).allowed);
      return answers;
    };
    await expect.poll(areShared).toEqual([true, false]);
    const answers: (boolean | undefined)[] = [];
    for (let take = 0; take < 5; take += 1) answers.push((await limiters[take % 2]?.take('one'))?.allowed);
    expect(answers).toEqual([true, true, true, false, false]);
  });
});

it('are counted here while Redis is away', async () => {
  const limiter = open('redis://127.0.0.1:1').create('away', 1, 60);
  expect(await limiter.take('a')).toEqual({ allowed: true });
  expect((await limiter.take('a')).allowed).toBe(false);
});
