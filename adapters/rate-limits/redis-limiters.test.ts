import { describe, expect, it, type TestContext } from 'vitest';
import { type DependencyChange, DependencyWatch } from '../availability/dependency-watch.ts';
import type { RateLimiters } from './rate-limiters.ts';
import { createRedisLimiters } from './redis-limiters.ts';
import { hasRedisServer, startRedisServer } from './testing/start-redis-server.ts';
import { startRedisStandIn } from './testing/start-redis-stand-in.ts';

/** Reconnecting takes seconds by design, and a busy machine more. */
const recovery = { timeout: 20_000, interval: 50 };
/** Three times the usual limit, so that a machine that stalls does not look like a Redis that hangs. */
const commandTimeoutMs = 1500;

type Ending = Pick<TestContext, 'onTestFinished'>;

async function standIn({ onTestFinished }: Ending) {
  const redis = await startRedisStandIn();
  onTestFinished(() => redis.stop());
  return redis;
}

function open(url: string, { onTestFinished }: Ending) {
  const watch = new DependencyWatch('redis');
  const changes: DependencyChange[] = [];
  watch.listen((change) => changes.push(change));
  const limiters: RateLimiters = createRedisLimiters({ url, keyPrefix: 'fettle', watch, commandTimeoutMs });
  onTestFinished(() => limiters.close());
  const events = () =>
    changes.map((change) => (change.event === 'dependency-fail' ? change.reason : 'recovered'));
  return { limiters, watch, events };
}

/** The answers to so many requests of one client, one after another. */
async function takes(limiter: { take(key: string): Promise<{ allowed: boolean }> }, many: number) {
  const allowed: boolean[] = [];
  for (let take = 0; take < many; take += 1) allowed.push((await limiter.take('one')).allowed);
  return allowed;
}

describe('a Redis that takes commands and never answers', () => {
  it('costs a visitor the time limit once, then limits are counted here, and it is told once', async (test) => {
    const redis = await standIn(test);
    const { limiters, events } = open(redis.url, test);
    const limiter = limiters.create('requests', 2, 60);
    expect(await takes(limiter, 1)).toEqual([true]);
    redis.mood('silent');
    const asked = redis.asked();
    expect(await takes(limiter, 4)).toEqual([true, true, false, false]);
    expect(redis.asked()).toBe(asked + 1);
    expect(await limiters.check()).toBe(false);
    expect(events()).toEqual(['no-answer']);
  });

  it('is counted on again by itself once it answers', async (test) => {
    const redis = await standIn(test);
    const { limiters, watch, events } = open(redis.url, test);
    const limiter = limiters.create('requests', 3, 60);
    await takes(limiter, 2);
    redis.mood('silent');
    await takes(limiter, 3);
    redis.mood('answers');
    await expect.poll(() => watch.isFailing, recovery).toBe(false);
    expect(await limiters.check()).toBe(true);
    // Redis has kept its count: two before it fell silent, one now.
    expect(await takes(limiter, 2)).toEqual([true, false]);
    expect(events()).toEqual(['no-answer', 'recovered']);
  });

  it('is noticed at the start, and holds the first visitors up for a moment alone', async (test) => {
    const redis = await standIn(test);
    redis.mood('silent');
    const { limiters, events } = open(redis.url, test);
    const limiter = limiters.create('requests', 2, 60);
    const answers = await Promise.all([1, 2, 3].map(() => limiter.take('one')));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(2);
    expect(redis.asked()).toBe(0);
    expect(events()).toEqual(['not-connected']);
  });

  it('is found out by a check before any visitor meets it', async (test) => {
    const redis = await standIn(test);
    const { limiters, events } = open(redis.url, test);
    expect(await limiters.check()).toBe(true);
    redis.mood('silent');
    expect(await limiters.check()).toBe(false);
    expect(events()).toEqual(['no-answer']);
  });
});

describe('a Redis that refuses', () => {
  it('to write, as a replica does, is done without until it takes writes again', async (test) => {
    const redis = await standIn(test);
    const { limiters, watch, events } = open(redis.url, test);
    const limiter = limiters.create('requests', 1, 60);
    await takes(limiter, 1);
    redis.mood('refuses');
    expect(await takes(limiters.create('others', 1, 60), 2)).toEqual([true, false]);
    expect(events()).toEqual(['refused']);
    redis.mood('answers');
    await expect.poll(() => watch.isFailing, recovery).toBe(false);
    expect(await limiters.check()).toBe(true);
  });
});

describe('a Redis that goes away', () => {
  it('is noticed without a visitor, and counted on again when it is back', async (test) => {
    const redis = await standIn(test);
    const { limiters, watch, events } = open(redis.url, test);
    const limiter = limiters.create('requests', 1, 60);
    await takes(limiter, 1);
    await redis.stop();
    await expect.poll(() => watch.isFailing, recovery).toBe(true);
    const others = limiters.create('others', 1, 60);
    expect(await takes(others, 2)).toEqual([true, false]);
    await redis.start();
    await expect.poll(() => watch.isFailing, recovery).toBe(false);
    expect(events()).toEqual(['not-connected', 'recovered']);
    // Who was over the limit stays refused until the window ends.
    expect(await takes(limiter, 1)).toEqual([false]);
  });

  it('and was never there leaves the limits to this process', async (test) => {
    const redis = await standIn(test);
    await redis.stop();
    const { limiters, events } = open(redis.url, test);
    expect(await takes(limiters.create('requests', 1, 60), 2)).toEqual([true, false]);
    expect(await limiters.check()).toBe(false);
    expect(events()).toEqual(['not-connected']);
  });

  it('is no failure when we are the ones who end', async (test) => {
    const redis = await standIn(test);
    const { limiters, events } = open(redis.url, test);
    expect(await limiters.check()).toBe(true);
    await limiters.close();
    const closing = open(redis.url, test);
    await closing.limiters.close();
    expect(await closing.limiters.create('requests', 1, 60).take('one')).toMatchObject({ allowed: true });
    expect([...events(), ...closing.events()]).toEqual([]);
  });
});

describe.runIf(hasRedisServer)('a real Redis server', () => {
  it('may freeze, thaw, be killed and come back under a server that never waits for it', async (test) => {
    const redis = await startRedisServer();
    test.onTestFinished(() => redis.kill());
    const { limiters, watch, events } = open(redis.url, test);
    const limiter = limiters.create('requests', 2, 600);
    expect(await takes(limiter, 1)).toEqual([true]);
    redis.freeze();
    expect(await takes(limiter, 3)).toEqual([true, true, false]);
    redis.thaw();
    await expect.poll(() => watch.isFailing, recovery).toBe(false);
    expect(await limiters.check()).toBe(true);
    await redis.kill();
    await expect.poll(() => watch.isFailing, recovery).toBe(true);
    expect(await takes(limiters.create('others', 1, 600), 2)).toEqual([true, false]);
    await redis.restart();
    await expect.poll(() => watch.isFailing, recovery).toBe(false);
    expect(events()).toEqual(['no-answer', 'recovered', 'not-connected', 'recovered']);
    // Redis counted in memory and has begun anew.
    expect(await takes(limiters.create('new', 1, 600), 2)).toEqual([true, false]);
  });
});
