import type { Middleware } from 'koa';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { HttpFailure } from './failures.ts';
import type { RequestState } from './request-state.ts';

/** Lets a client do one thing so many times a minute. `what` names the thing in the key. */
export function limitRate(limiter: RateLimiter, what: string): Middleware<RequestState> {
  return async (context, next) => {
    const decision = await limiter.take(`${what}:${networkOf(context.ip)}`);
    if (!decision.allowed) {
      const { retryAfterSeconds } = decision;
      throw new HttpFailure(
        'rate-limited',
        `Too many requests from your network. Please try again in ${retryAfterSeconds} seconds.`,
        { 'Retry-After': String(retryAfterSeconds) },
      );
    }
    await next();
  };
}

/**
 * Who is counted as one client: an IPv4 address, or the /64 network of an IPv6 address, since every home
 * and every phone has a whole one to itself.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const withoutZone = address.replace(/%.*$/, '');
  const [head = '', tail] = withoutZone.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const tailGroups = tail === '' ? [] : tail.split(':');
    while (groups.length + tailGroups.length < 8) groups.push('0');
    groups.push(...tailGroups);
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
