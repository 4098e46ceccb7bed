import type { Middleware } from 'koa';
import { HttpFailure } from '../failures.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import { limitRate } from '../limit-rate.ts';
import type { RequestState } from '../request-state.ts';

const path = '/mcp';
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses pages unless they are ours by our public name, allowed, or on this machine. Stricter than for the API, as
 * the protocol asks: a page whose name was made to lead here says our own host in both headers.
 */
export function refuseForeignPages({ own, allowed }: HttpDependencies['origins']): Middleware<RequestState> {
  const known = new Set([...allowed, ...(own === undefined ? [] : [own])]);
  return (context, next) => {
    const origin = context.get('Origin');
    if (origin === '' || known.has(origin) || isOnThisMachine(origin)) return next();
    throw new HttpFailure('cross-site', 'Pages of this origin may not use the protocol server.');
  };
}

function isOnThisMachine(origin: string): boolean {
  return URL.canParse(origin) && loopbackHosts.has(new URL(origin).hostname);
}

/** A call of a tool counts as a call of the API; what a client asks beside it is as cheap as a look-up. */
export function limitMessages(
  limiters: Pick<HttpDependencies, 'rateLimiter' | 'lookupRateLimiter'>,
): Middleware<RequestState> {
  const ofCalls = limitRate(limiters.rateLimiter, path);
  const ofOthers = limitRate(limiters.lookupRateLimiter, path);
  return (context, next) => {
    const { method } = context.request.body as { readonly method?: unknown };
    return method === 'tools/call' ? ofCalls(context, next) : ofOthers(context, next);
  };
}

/** Without sessions there is nothing to listen to and nothing to end. */
export const refuseSessions: Middleware<RequestState> = (context) => {
  context.state.route = path;
  throw new HttpFailure('method-not-allowed', 'This server keeps no sessions: POST one message.', {
    Allow: 'POST',
  });
};
