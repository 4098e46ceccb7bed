import type { RateLimiter } from './rate-limiter.ts';

/**
 * Counts a key, and the group that it belongs to by a budget of its own, which has to be larger: one key of a group
 * that overdoes it is stopped before it has used up what the others share.
 */
export function groupedRateLimiter(own: RateLimiter, group: RateLimiter): RateLimiter {
  return {
    async take(key, groupKey) {
      const decision = await own.take(key);
      if (!decision.allowed || groupKey === undefined) return decision;
      const ofGroup = await group.take(groupKey);
      // A client is told its own budget, as long as that is what stops it first.
      return ofGroup.allowed ? decision : ofGroup;
    },
  };
}
