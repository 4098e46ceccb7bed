import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateBudget, RateDecision, RateLimiter } from './rate-limiter.ts';

/** Limits counted in this process: for one instance. So many a key in each window, a minute by default. */
export function createMemoryRateLimiter(points: number, windowSeconds = 60): RateLimiter {
  return asRateLimiter(new RateLimiterMemory({ points, duration: windowSeconds }));
}

/** @internal one translation for every kind of counter */
export function asRateLimiter(counter: RateLimiterAbstract): RateLimiter {
  return {
    async take(key): Promise<RateDecision> {
      try {
        return { allowed: true, budget: budgetOf(counter, await counter.consume(key)) };
      } catch (refusal) {
        // The library rejects with its counts when the limit is reached, and with an error when it failed.
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const budget = budgetOf(counter, refusal);
        return { allowed: false, retryAfterSeconds: budget.resetSeconds, budget };
      }
    },
  };
}

function budgetOf(
  counter: RateLimiterAbstract,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): RateBudget {
  return {
    limit: counter.points,
    windowSeconds: counter.duration,
    remaining: Math.max(0, remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  };
}
