import Router from '@koa/router';
import type { Middleware } from 'koa';
import { HttpFailure } from './failures.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { limitRate } from './limit-rate.ts';
import type { HttpMetrics } from './metrics.ts';
import { openApiRoute } from './openapi/openapi.route.ts';
import { parseBody } from './parse-body.ts';
import { parseUpload } from './parse-upload.ts';
import type { RequestState } from './request-state.ts';
import { analyzeTermSheetRoute } from './routes/analyze-term-sheet.route.ts';
import { carbonFootprintRoute } from './routes/carbon-footprint.route.ts';
import { classifyBusinessRoute } from './routes/classify-business.route.ts';
import { browseCodesRoute, searchCodesRoute } from './routes/code-tables.route.ts';
import { contactRoute } from './routes/contact.route.ts';
import { engineRoute, healthRoute, metricsRoute, readyRoute } from './routes/operations.routes.ts';
import { unsubscribeFormRoute, unsubscribeRoute } from './routes/unsubscribe.route.ts';

// Far above what any form of the site sends.
const smallBodyBytes = 64 * 1024;
const descriptionBodyBytes = 256 * 1024;

/** Every route of the API, and JSON for everything under /api that is none. */
export function apiRouter(dependencies: HttpDependencies, metrics: HttpMetrics): Middleware<RequestState>[] {
  const { rateLimiter, lookupRateLimiter, limits } = dependencies;
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  const small = parseBody(smallBodyBytes);
  const description = parseBody(descriptionBodyBytes);
  const upload = parseUpload(limits.maxUploadBytes);
  const post = (path: string, parse: Middleware<RequestState>, route: Middleware<RequestState>) =>
    router.post(path, beginPost(path), limitRate(rateLimiter, path), parse, route);
  const get = (path: string, route: Middleware<RequestState>) => router.get(path, nameRoute(path), route);
  const lookup = (path: string, route: Middleware<RequestState>) =>
    router.get(path, nameRoute(path), limitRate(lookupRateLimiter, path), route);

  post('/api/contact', small, contactRoute(dependencies));
  post('/api/carbon-footprint', small, carbonFootprintRoute(dependencies));
  post('/api/analyze-term-sheet', upload, analyzeTermSheetRoute(dependencies));
  post('/api/classify-business', description, classifyBusinessRoute(dependencies));
  lookup('/api/search-codes', searchCodesRoute(dependencies));
  lookup('/api/browse-codes', browseCodesRoute(dependencies));
  get('/api/unsubscribe', unsubscribeFormRoute(dependencies));
  router.post('/api/unsubscribe', nameRoute('/api/unsubscribe'), unsubscribeRoute(dependencies));
  get('/api/engine', engineRoute(dependencies));
  get('/api/health', healthRoute);
  get('/api/ready', readyRoute(dependencies));
  get('/api/openapi.json', openApiRoute());
  get('/metrics', metricsRoute(metrics));
  return [router.routes() as Middleware<RequestState>, refuseTheRest(router)];
}

function nameRoute(path: string): Middleware<RequestState> {
  return (context, next) => {
    context.state.route = path;
    return next();
  };
}

/** Answers about a visitor's text belong in nobody's cache, and refusals of it neither. */
function beginPost(path: string): Middleware<RequestState> {
  return (context, next) => {
    context.state.route = path;
    context.res.setHeader('Cache-Control', 'no-store');
    return next();
  };
}

function refuseTheRest(router: Router<RequestState>): Middleware<RequestState> {
  return (context) => {
    const methods = router.match(context.path, context.method).path.flatMap((layer) => layer.methods);
    if (methods.length === 0)
      throw new HttpFailure('not-found', 'There is no such call. See /api/openapi.json.');
    const allow = [...new Set(methods)].join(', ');
    throw new HttpFailure('method-not-allowed', `This call takes ${allow}.`, { Allow: allow });
  };
}
