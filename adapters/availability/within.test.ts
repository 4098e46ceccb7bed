import { expect, it } from 'vitest';
import { NoAnswerError, within } from './within.ts';

it('gives what the work gives, or throws what it throws', async () => {
  expect(await within(60_000, Promise.resolve(7))).toBe(7);
  await expect(within(60_000, Promise.reject(new Error('its own')))).rejects.toThrow('its own');
});

it('stops waiting, and what becomes of the work later disturbs nobody', async () => {
  let fail = (_: Error) => {};
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  await expect(within(20, work)).rejects.toBeInstanceOf(NoAnswerError);
  fail(new Error('too late to matter'));
  // An unheard rejection would fail this run.
  await new Promise((resolve) => setImmediate(resolve));
});
