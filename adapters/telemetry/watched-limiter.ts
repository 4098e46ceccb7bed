import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { Signals } from './signals.ts';

/** A limiter that tells of each decision, by the name of the limit and never by who asked. */
export function watchedLimiter(
  limiter: RateLimiter,
  limit: string,
  signals: Pick<Signals, 'tell'>,
): RateLimiter {
  return {
    async take(key, groupKey) {
      const decision = await limiter.take(key, groupKey);
      signals.tell({ event: 'limit-decision', limit, allowed: decision.allowed });
      return decision;
    },
  };
}
