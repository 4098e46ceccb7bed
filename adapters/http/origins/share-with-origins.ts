import cors from '@koa/cors';
import type { Middleware } from 'koa';
import type { RequestState } from '../request-state.ts';

// Browsers keep an answer to a preflight for two hours at most.
const preflightHoldsSeconds = 7200;

/**
 * Lets pages of the allowed origins call the API: CORS, with credentials, since every call of the pages carries them.
 * Where no origin is allowed no answer says anything about origins, and browsers keep it from other pages.
 */
export function shareWithOrigins(allowed: readonly string[]): Middleware<RequestState> {
  if (allowed.length === 0) return (_context, next) => next();
  const origins = new Set(allowed);
  const share = cors({
    origin: (context) => (origins.has(context.get('Origin')) ? context.get('Origin') : ''),
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Content-Type', 'X-Request-Id', 'Mcp-Protocol-Version'],
    exposeHeaders: ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'Server-Timing', 'X-Request-Id'],
    maxAge: preflightHoldsSeconds,
  });
  return (context, next) => {
    if (!context.path.startsWith('/api/') && context.path !== '/mcp') return next();
    if (context.method === 'OPTIONS') context.state.route = 'preflight';
    return share(context as never, next);
  };
}
