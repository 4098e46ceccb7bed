import Koa from 'koa';
import { answerFailures } from './answer-failures.ts';
import { HttpFailure } from './failures.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { limitRate } from './limit-rate.ts';
import type { HttpMetrics } from './metrics.ts';
import { withToken } from './metrics-access.ts';
import { observeRequests } from './observe-requests.ts';
import type { RequestState } from './request-state.ts';
import { metricsRoute } from './routes/operations.routes.ts';
import { securityHeaders } from './security-headers.ts';

/** GET /metrics on a port of its own, and nothing else. Who reaches the port may read, unless there is a token too. */
export function createMetricsApplication(
  { log, newRequestId, operationsRateLimiter, metricsAccess }: HttpDependencies,
  metrics: HttpMetrics,
): Koa<RequestState> {
  const application = new Koa<RequestState>();
  application.silent = true;
  application.use(observeRequests(log, metrics, newRequestId));
  application.use(securityHeaders({ isHttps: false }));
  application.use(answerFailures(log));
  application.use((context, next) => {
    if (context.path !== '/metrics') throw new HttpFailure('not-found', 'Only /metrics is here.');
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      throw new HttpFailure('method-not-allowed', 'Metrics can only be read.', { Allow: 'GET, HEAD' });
    }
    context.state.route = '/metrics';
    return next();
  });
  application.use(limitRate(operationsRateLimiter, '/metrics'));
  if (metricsAccess.token !== undefined) application.use(withToken(metricsAccess.token));
  application.use(metricsRoute(metrics));
  return application;
}
