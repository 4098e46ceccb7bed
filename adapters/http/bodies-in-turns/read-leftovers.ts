import type { Middleware } from 'koa';
import type { RequestState } from '../request-state.ts';

/**
 * Reads what is left of a body that was refused, so that its sender hears why, and reads it in turns. What nobody asks
 * for until the answer is out Node reads by itself, all at once.
 */
export const readLeftovers: Middleware<RequestState> = async ({ req }, next) => {
  const { headers } = req;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return next();
  try {
    await next();
  } finally {
    req.resume();
  }
};
