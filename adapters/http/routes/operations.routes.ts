import type { Middleware } from 'koa';
import { failureBody } from '../answer-failures.ts';
import { statusOfFailure } from '../failures.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { HttpMetrics } from '../metrics.ts';
import type { RequestState } from '../request-state.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** GET /api/health: this process answers. */
export const healthRoute: Middleware<RequestState> = (context) => {
  context.set(noStore);
  context.body = { status: 'ok' };
};

/** GET /api/ready: what the server depends on answers as well. */
export function readyRoute({ readiness }: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    const { ready, checks } = await readiness();
    context.set(noStore);
    if (ready) {
      context.body = { status: 'ok', checks };
      return;
    }
    const message = 'The server is not ready yet.';
    context.status = statusOfFailure['not-ready'];
    context.body = { ...failureBody(context, { code: 'not-ready', message }), checks };
  };
}

/** GET /api/engine: what the pages tell a visitor before an upload. */
export function engineRoute({ engine, limits }: HttpDependencies): Middleware<RequestState> {
  return (context) => {
    context.set(noStore);
    context.body = { ...engine(), maxUploadBytes: limits.maxUploadBytes };
  };
}

/** GET /metrics */
export function metricsRoute(metrics: HttpMetrics): Middleware<RequestState> {
  return async (context) => {
    const { contentType, text } = await metrics.read();
    context.set({ ...noStore, 'Content-Type': contentType });
    context.body = text;
  };
}
