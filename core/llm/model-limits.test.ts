import { expect, it } from 'vitest';
import { ModelLimits } from './model-limits.ts';

const noon = new Date('2026-11-27T12:00:00Z');
const evening = new Date('2026-11-27T23:59:59Z');
const tomorrow = new Date('2026-11-28T00:00:00Z');
const spent = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens });

it('refuses once a day’s tokens, in and out together, are spent, and not a day later', () => {
  const limits = new ModelLimits({ concurrency: 1, tokensPerDay: 100 });
  expect(limits.refusal(noon)).toBeNull();
  limits.spend(spent(60, 39), noon);
  limits.spend(undefined, noon);
  expect(limits.refusal(evening)).toBeNull();
  limits.spend(spent(0, 1), evening);
  expect(limits.refusal(evening)).toEqual({
    code: 'provider-unavailable',
    message: expect.stringContaining('budget for today'),
    isRetryable: false,
  });
  expect(limits.refusal(tomorrow)).toBeNull();
  limits.spend(spent(100, 0), tomorrow);
  expect(limits.refusal(tomorrow)).not.toBeNull();
});

it('counts for the day on which a call ends, and knows no limit where there is none', () => {
  const limits = new ModelLimits({ concurrency: 1, tokensPerDay: 100 });
  limits.spend(spent(100, 0), noon);
  limits.spend(spent(1, 0), tomorrow);
  expect(limits.refusal(tomorrow)).toBeNull();
  const unlimited = new ModelLimits({ concurrency: 1, tokensPerDay: null });
  unlimited.spend(spent(1e9, 1e9), noon);
  expect(unlimited.refusal(noon)).toBeNull();
});

it('lets in as many as may call at once, then who waited longest', async () => {
  const limits = new ModelLimits({ concurrency: 2, tokensPerDay: null });
  const inside: string[] = [];
  const enter = async (name: string) => {
    const release = await limits.enter();
    inside.push(name);
    return release;
  };
  const [first, second] = [await enter('a'), await enter('b')];
  const [third, fourth] = [enter('c'), enter('d')];
  await Promise.resolve();
  expect(inside).toEqual(['a', 'b']);
  first();
  const release = await third;
  expect(inside).toEqual(['a', 'b', 'c']);
  second();
  (await fourth)();
  release();
  await Promise.all([enter('e'), enter('f')]);
  expect(inside).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('gives nobody who has been cancelled a place', async () => {
  const limits = new ModelLimits({ concurrency: 1, tokensPerDay: null });
  const release = await limits.enter();
  (await limits.enter({ aborted: true }))();
  let isIn = false;
  const waiting = limits.enter({ aborted: false }).then(() => {
    isIn = true;
  });
  await Promise.resolve();
  expect(isIn).toBe(false);
  release();
  await waiting;
});
