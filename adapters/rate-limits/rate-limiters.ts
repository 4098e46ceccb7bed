import { createMemoryRateLimiter } from './flexible-rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Makes rate limits that are counted in one place. */
export interface RateLimiters {
  /** @param name keeps the counts of different limits apart */
  create(name: string, points: number, windowSeconds: number): RateLimiter;
  /** Whether the limits are counted where they are meant to be. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

/** Counts in this process alone: for one instance. */
export function createMemoryLimiters(): RateLimiters {
  return {
    create: (_name, points, windowSeconds) => createMemoryRateLimiter(points, windowSeconds),
    check: async () => true,
    close: async () => {},
  };
}
