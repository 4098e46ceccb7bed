import Koa, { type Middleware } from 'koa';
import conditionalGet from 'koa-conditional-get';
import { answerFailures } from './answer-failures.ts';
import { apiRouter } from './api-router.ts';
import { readLeftovers } from './bodies-in-turns/read-leftovers.ts';
import { compressAnswers } from './compress-answers.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { createHttpMetrics, type HttpMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { refuseCrossSite } from './origins/refuse-cross-site.ts';
import { shareWithOrigins } from './origins/share-with-origins.ts';
import type { RequestState } from './request-state.ts';
import { securityHeaders } from './security-headers.ts';
import { serveCodePages } from './site/serve-code-pages.ts';
import { serveSite } from './site/serve-site.ts';
import { timeAnswers } from './time-answers.ts';

/**
 * The HTTP side of the product: the API and the built site. It parses, calls a use case and maps the result;
 * rules live in the core.
 */
export function createApplication(
  dependencies: HttpDependencies,
  metrics: HttpMetrics = createHttpMetrics(dependencies.dependencyReadings),
): Koa<RequestState> {
  const { limits, log, newRequestId, origins, site, tracing } = dependencies;
  const { trustProxy } = limits;
  const application = new Koa<RequestState>({
    proxy: trustProxy !== false && trustProxy !== 0,
    // With n proxies of our own, the n-th address from the right is the one that the outermost of them saw.
    ...(typeof trustProxy === 'number' ? { maxIpsCount: trustProxy } : {}),
  });
  // What reaches Koa's own handler is a connection that broke while an answer was being written.
  application.silent = true;
  for (const middleware of [
    observeRequests(log, metrics, newRequestId, tracing),
    readLeftovers,
    securityHeaders({ isHttps: origins.own?.startsWith('https:') ?? false }),
    timeAnswers,
    shareWithOrigins(origins.allowed),
    answerFailures(log),
    refuseCrossSite(origins),
    compressAnswers(),
    conditionalReads(),
    serveCodePages(dependencies),
    serveSite(site),
    ...apiRouter(dependencies, metrics),
  ]) {
    application.use(middleware);
  }
  return application;
}

/** Answers 304 to a read whose answer the client has already; what is posted has no such answer. */
function conditionalReads(): Middleware<RequestState> {
  const answerConditionally = conditionalGet();
  return (context, next) =>
    context.method === 'GET' || context.method === 'HEAD' ? answerConditionally(context, next) : next();
}
