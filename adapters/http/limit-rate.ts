import type { Middleware } from 'koa';
import type { RateBudget, RateLimiter } from '../rate-limits/rate-limiter.ts';
import { HttpFailure } from './failures.ts';
import type { RequestState } from './request-state.ts';

/** Lets a client do one thing so many times a minute. `what` names the thing in the key. */
export function limitRate(limiter: RateLimiter, what: string): Middleware<RequestState> {
  return async (context, next) => {
    const site = siteOf(context.ip);
    const siteKey = site === undefined ? undefined : `${what}:${site}`;
    const decision = await limiter.take(`${what}:${networkOf(context.ip)}`, siteKey);
    if (decision.budget) context.set(rateHeaders(decision.budget));
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

/** RateLimit-Policy and RateLimit of draft-ietf-httpapi-ratelimit-headers-10: the limit, and what is left of it. */
function rateHeaders({ limit, windowSeconds, remaining, resetSeconds }: RateBudget): Record<string, string> {
  return {
    'RateLimit-Policy': `"client";q=${limit};w=${windowSeconds}`,
    RateLimit: `"client";r=${remaining};t=${resetSeconds}`,
  };
}

/**
 * Who is counted as one client: an IPv4 address, or the /64 network of an IPv6 address, since every home
 * and every phone has a whole one to itself.
 */
export function networkOf(address: string): string {
  return firstGroups(address, 4) ?? address.replace(/^::ffff:/i, '');
}

/**
 * The /48 of an IPv6 address, which providers hand out to firms and hosting companies to whoever asks: 65,536 clients,
 * all of them perhaps one. `undefined` for an IPv4 address.
 */
export function siteOf(address: string): string | undefined {
  const groups = firstGroups(address, 3);
  return groups === undefined ? undefined : `${groups}/48`;
}

/**
 * Who has one share of what several want at once, room for bodies or processes: an IPv4 address, or the /48 of an IPv6
 * address, since whoever has that could ask from as many networks as there are shares.
 */
export function sharerOf(address: string): string {
  return siteOf(address) ?? networkOf(address);
}

/** The first groups of an IPv6 address, without leading zeros; `undefined` for IPv4, also where it is mapped. */
function firstGroups(address: string, count: number): string | undefined {
  if (!address.includes(':') || /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address)) return undefined;
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail] = withoutZone.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const tailGroups = tail === '' ? [] : tail.split(':');
    while (groups.length + tailGroups.length < 8) groups.push('0');
    groups.push(...tailGroups);
  }
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
