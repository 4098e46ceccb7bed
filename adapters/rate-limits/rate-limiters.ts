import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { asRateLimiter, createMemoryRateLimiter } from './flexible-rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Makes rate limits that are counted in one place. */
export interface RateLimiters {
  /** @param name keeps the counts of different limits apart */
  create(name: string, points: number, windowSeconds: number): RateLimiter;
  close(): Promise<void>;
}

/**
 * Counts in Redis, so that several instances share their limits, or in this process where there is no Redis.
 * While Redis is away each instance counts for itself: a limit that is too generous is better than no service.
 */
export function createRateLimiters(redisUrl?: string, keyPrefix = 'fettle'): RateLimiters {
  if (redisUrl === undefined) {
    return {
      create: (_name, points, windowSeconds) => createMemoryRateLimiter(points, windowSeconds),
      close: async () => {},
    };
  }
  // Without the queue a command fails at once while Redis is away, and the insurance takes over.
  const redis = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  // Reconnecting is the client's own business; an unheard error would end the process.
  redis.on('error', () => {});
  return {
    create(name, points, duration) {
      const insuranceLimiter = new RateLimiterMemory({ points, duration });
      return asRateLimiter(
        new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `${keyPrefix}:${name}`,
          points,
          duration,
          insuranceLimiter,
        }),
      );
    },
    async close() {
      redis.disconnect();
    },
  };
}
