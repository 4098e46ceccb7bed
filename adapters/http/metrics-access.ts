import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import { HttpFailure } from './failures.ts';
import type { HttpContext, RequestState } from './request-state.ts';

/** Lets in who knows the token. */
export function withToken(
  token: string,
  refuse = () => refused('The metrics need the bearer token of METRICS_TOKEN.'),
): Middleware<RequestState> {
  const expected = digestOf(token);
  return (context, next) => {
    const given = /^Bearer +(\S{1,4096})$/i.exec(context.get('Authorization'))?.[1] ?? '';
    // Digests are of one length, so that the comparison tells nothing about the token's.
    if (timingSafeEqual(digestOf(given), expected)) return next();
    throw refuse();
  };
}

/** Lets in programs of this machine alone. */
export const fromThisMachine: Middleware<RequestState> = (context, next) => {
  if (isFromThisMachine(context)) return next();
  throw refused(
    'The metrics are for this machine alone. METRICS_TOKEN or METRICS_PORT opens them to others.',
  );
};

const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const loopbackName = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;
const headersOfProxies = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'];

/**
 * A proxy on this machine connects from here as well: what it passes on has a header of its own, or the name of the
 * site as its host. The host also keeps out a page whose name was pointed at this machine.
 */
function isFromThisMachine(context: HttpContext): boolean {
  return (
    loopbackAddress.test(context.req.socket.remoteAddress ?? '') &&
    loopbackName.test(context.get('Host')) &&
    headersOfProxies.every((name) => context.get(name) === '')
  );
}

function refused(message: string): HttpFailure {
  return new HttpFailure('metrics-refused', message, { 'Cache-Control': 'no-store' });
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
