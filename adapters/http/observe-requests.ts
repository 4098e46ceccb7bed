import type { Middleware } from 'koa';
import type { HttpMetrics } from './metrics.ts';
import type { RequestState } from './request-state.ts';
import type { RequestTracing } from './request-tracing.ts';
import type { ServerLog } from './server-log.ts';

/** Numbers each request, unless it brings its number along, and when its answer has gone out writes one line and counts it. */
export function observeRequests(
  log: ServerLog,
  metrics: HttpMetrics,
  newRequestId: () => string,
  tracing?: RequestTracing,
): Middleware<RequestState> {
  return (context, next) => {
    const startedAt = performance.now();
    const { state } = context;
    state.requestId = givenRequestId(context.get('X-Request-Id')) ?? newRequestId();
    state.route = 'unmatched';
    const trace = tracing?.begin(state.requestId, context.get('traceparent'));
    context.res.setHeader('X-Request-Id', state.requestId);
    context.res.once('close', () => {
      const durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
      // The status line may never have gone out: the client left first.
      const status = context.res.headersSent ? context.res.statusCode : 499;
      const { requestId, route, failureCode } = state;
      const code = failureCode ? { code: failureCode } : {};
      log.request({
        event: 'request-end',
        requestId,
        method: context.method,
        route,
        status,
        durationMs,
        ...code,
        ...(trace ? { traceId: trace.traceId } : {}),
      });
      trace?.end({ method: context.method, route, status });
      metrics.observe({ method: context.method, route, status, durationSeconds: durationMs / 1000 });
    });
    return next();
  };
}

/** The id that a client or a proxy has given, where it is one and can stand in a log. */
function givenRequestId(text: string): string | undefined {
  return /^[\w.:-]{8,64}$/.test(text) ? text : undefined;
}
