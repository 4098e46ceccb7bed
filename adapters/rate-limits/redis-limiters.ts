import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { DependencyWatch } from '../availability/dependency-watch.ts';
import { asRateLimiter, createMemoryRateLimiter } from './flexible-rate-limiter.ts';
import type { RateLimiters } from './rate-limiters.ts';
import { RedisCircuit } from './redis-circuit.ts';

/** A Redis nearby answers in a millisecond; what takes this long is a Redis that hangs. */
const defaultCommandTimeoutMs = 500;
const connectTimeoutMs = 1000;
/** How long a connection that is given up may take to say goodbye. */
const disconnectTimeoutMs = 200;
/** After a connection was lost, and after each vain attempt to make a new one. */
const reconnectAfterMs = { loss: 50, attempt: 1000 };
const keepAliveAfterMs = 10_000;
const probePoints = 1_000_000_000;

export interface RedisSettings {
  /** REDIS_URL: `redis://user:password@host:port/number` or `rediss://…`. */
  readonly url: string;
  /** Keeps our keys apart from others in the same Redis. */
  readonly keyPrefix: string;
  /** Is told when the limits are counted in this process, and when in Redis again. */
  readonly watch: DependencyWatch;
  /** After which a command that has no answer is given up. */
  readonly commandTimeoutMs?: number;
}

/**
 * Limits that several instances share through Redis. While Redis is away, hangs or refuses, each instance counts
 * for itself: a limit that is too generous is better than no service.
 */
export function createRedisLimiters(settings: RedisSettings): RateLimiters {
  const { keyPrefix, watch } = settings;
  const redis = connect(settings);
  const shared = (name: string, points: number, duration: number) =>
    asRateLimiter(
      new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: `${keyPrefix}:${name}`,
        points,
        duration,
        // Who is over the limit is refused without Redis until the window ends.
        inMemoryBlockOnConsumed: points,
      }),
    );
  // Counted as real commands are: a replica that takes no writes, say, answers everything else.
  const probe = shared('probe', probePoints, 60);
  const circuit = new RedisCircuit(redis, watch, () => probe.take('any'));
  return {
    create(name, points, windowSeconds) {
      const there = shared(name, points, windowSeconds);
      const here = createMemoryRateLimiter(points, windowSeconds);
      return {
        async take(key) {
          if (!(await circuit.isClosed())) return here.take(key);
          try {
            return await there.take(key);
          } catch (error) {
            circuit.open(error);
            return here.take(key);
          }
        },
      };
    },
    check: () => circuit.check(),
    close: async () => circuit.end(),
  };
}

/** Nothing waits in this client: a command is answered, refused or given up within its time limit. */
function connect({ url, commandTimeoutMs = defaultCommandTimeoutMs }: RedisSettings): Redis {
  const redis = new Redis(url, {
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
    disconnectTimeout: disconnectTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A count is of no use to a request that was answered without it.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempts) => (attempts === 1 ? reconnectAfterMs.loss : reconnectAfterMs.attempt),
    keepAlive: keepAliveAfterMs,
    disableClientInfo: true,
  });
  // Reconnecting is the client's own business; an unheard error would end the process.
  redis.on('error', () => {});
  return redis;
}
