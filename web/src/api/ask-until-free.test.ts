import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from './api-client.ts';
import { askUntilFree } from './ask-until-free.ts';

const busy = new HttpError(
  503,
  'Service Unavailable',
  JSON.stringify({ message: 'Many documents are being read just now.', code: 'busy', retryAfterSeconds: 4 }),
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails a number of times, then answers. */
function failing(times: number, error: Error) {
  return vi.fn(async () => {
    times -= 1;
    if (times >= 0) throw error;
    return 'answer';
  });
}

describe('a server that is busy', () => {
  it('is asked again after the time that it names', async () => {
    const ask = failing(2, busy);
    const waits: number[] = [];
    const answer = askUntilFree(ask, { onWait: (seconds) => waits.push(seconds) });
    await vi.advanceTimersByTimeAsync(3999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4001);
    expect(await answer).toBe('answer');
    expect(waits).toEqual([4, 4]);
  });

  it('is not asked for ever', async () => {
    const ask = failing(99, busy);
    const answer = askUntilFree(ask).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await answer).toBe(busy);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('is not asked again by a visitor who has given up', async () => {
    const ask = failing(99, busy);
    const giveUp = new AbortController();
    const answer = askUntilFree(ask, { signal: giveUp.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    giveUp.abort();
    expect(await answer).toMatchObject({ name: 'AbortError' });
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

it.each([
  new HttpError(503, 'Service Unavailable', '{"code":"list-unavailable","retryAfterSeconds":30}'),
  new HttpError(429, 'Too Many Requests', '{"code":"rate-limited","retryAfterSeconds":30}'),
  new HttpError(500, 'Internal Server Error', 'no JSON'),
  new TypeError('network'),
])('does not ask again after another failure: %s', async (error) => {
  const ask = failing(1, error);
  await expect(askUntilFree(ask)).rejects.toBe(error);
  expect(ask).toHaveBeenCalledTimes(1);
});
