import type { Middleware } from 'koa';
import type { RequestState } from './request-state.ts';

/** Says in Server-Timing how long the server took before it began to answer; a stream goes on after that. */
export const timeAnswers: Middleware<RequestState> = async (context, next) => {
  const startedAt = performance.now();
  try {
    await next();
  } finally {
    context.set('Server-Timing', `app;dur=${(performance.now() - startedAt).toFixed(1)}`);
  }
};
