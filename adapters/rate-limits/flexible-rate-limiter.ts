import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateDecision, RateLimiter } from './rate-limiter.ts';

/** Limits counted in this process: for one instance. So many a key in each window, a minute by default. */
export function createMemoryRateLimiter(points: number, windowSeconds = 60): RateLimiter {
  return asRateLimiter(new RateLimiterMemory({ points, duration: windowSeconds }));
}

/** @internal one translation for every kind of counter */
export function asRateLimiter(counter: RateLimiterAbstract): RateLimiter {
  return {
    async take(key): Promise<RateDecision> {
      try {
        await counter.consume(key);
        return { allowed: true };
      } catch (refusal) {
        // The library rejects with its counts when the limit is reached, and with an error when it failed.
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
  };
}
