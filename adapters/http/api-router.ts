import Router from '@koa/router';
import type { Middleware } from 'koa';
import { longestText } from '../../core/termsheet/document/longest-document.ts';
import { BodyAdmission } from './admit-bodies.ts';
import { HttpFailure } from './failures.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { limitRate } from './limit-rate.ts';
import type { HttpMetrics } from './metrics.ts';
import { fromThisMachine, withToken } from './metrics-access.ts';
import { openApiRoute } from './openapi/openapi.route.ts';
import { parseBody } from './parse-body.ts';
import { parseFields } from './parse-fields.ts';
import { parseLines } from './parse-lines.ts';
import { parseUpload } from './parse-upload.ts';
import type { RequestState } from './request-state.ts';
import { analyzeTermSheetFields } from './routes/analyze-term-sheet.request.ts';
import { analyzeTermSheetRoute } from './routes/analyze-term-sheet.route.ts';
import { carbonFootprintRoute } from './routes/carbon-footprint.route.ts';
import { classifyBatchRoute, usualBatchRows } from './routes/classify-batch.route.ts';
import { classifyBusinessRoute } from './routes/classify-business.route.ts';
import {
  browseCodesRoute,
  explainCodeRoute,
  lookupCodeRoute,
  searchCodesRoute,
} from './routes/code-tables.route.ts';
import { compareTermSheetsRoute } from './routes/compare-term-sheets.route.ts';
import { confirmFormRoute, confirmRoute } from './routes/confirm.route.ts';
import { contactRoute } from './routes/contact.route.ts';
import { exitWaterfallRoute } from './routes/exit-waterfall.route.ts';
import { mailEventsRoute } from './routes/mail-events.route.ts';
import { limitMessages, refuseForeignPages, refuseSessions } from './routes/mcp.limits.ts';
import { mcpRoute } from './routes/mcp.route.ts';
import { engineRoute, healthRoute, metricsRoute, readyRoute } from './routes/operations.routes.ts';
import { unsubscribeFormRoute, unsubscribeRoute } from './routes/unsubscribe.route.ts';

// Far above what any form of the site sends.
const smallBodyBytes = 64 * 1024;
// The longest description with every character escaped; parsing the worst of it takes some 30 ms.
const descriptionBodyBytes = 128 * 1024;

// Two long analyses without their texts; parsing the worst of it takes some 20 ms.
const twoAnalysesBytes = 1024 * 1024;
// A row has some 200 bytes; one of the longest descriptions ten times as many.
const bytesPerBatchRow = 2048;

// The longest term sheet with every character escaped.
const longestTextBodyBytes = longestText * 6 + 4096;

/** Every route of the API, and JSON for everything under /api that is none. */
export function apiRouter(dependencies: HttpDependencies, metrics: HttpMetrics): Middleware<RequestState>[] {
  const { rateLimiter, lookupRateLimiter, operationsRateLimiter, limits, metricsAccess } = dependencies;
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  const bodies = new BodyAdmission(limits.bodies);
  const small = bodies.admit(smallBodyBytes, parseBody(smallBodyBytes));
  const description = bodies.admit(descriptionBodyBytes, parseBody(descriptionBodyBytes));
  const batchBytes = Math.max(
    descriptionBodyBytes,
    (limits.maxBatchRows ?? usualBatchRows) * bytesPerBatchRow,
  );
  const batch = bodies.admit(batchBytes, parseLines(batchBytes));
  const fields = parseFields(
    dependencies,
    analyzeTermSheetFields,
    Math.min(limits.maxUploadBytes, longestTextBodyBytes),
  );
  const upload = bodies.admit(limits.maxUploadBytes, parseUpload(limits.maxUploadBytes, fields));
  const post = (path: string, ...handlers: Middleware<RequestState>[]) =>
    router.post(path, beginPost(path), limitRate(rateLimiter, path), ...handlers);
  const lookup = (path: string, route: Middleware<RequestState>) =>
    router.get(path, nameRoute(path), limitRate(lookupRateLimiter, path), route);
  const operation = (path: string, ...handlers: Middleware<RequestState>[]) =>
    router.get(path, nameRoute(path), limitRate(operationsRateLimiter, path), ...handlers);
  // The link of a mail: the page that it opens, and the button there. Mail providers send many from few addresses.
  const link = (path: string, form: Middleware<RequestState>, act: Middleware<RequestState>) => {
    operation(path, form);
    router.post(path, nameRoute(path), limitRate(operationsRateLimiter, path), act);
  };

  post('/api/contact', small, contactRoute(dependencies));
  post('/api/carbon-footprint', small, carbonFootprintRoute(dependencies));
  const analyses = bodies.admit(twoAnalysesBytes, parseBody(twoAnalysesBytes));
  post('/api/compare-term-sheets', analyses, compareTermSheetsRoute());
  post('/api/exit-waterfall', small, exitWaterfallRoute(dependencies));
  post('/api/analyze-term-sheet', upload, analyzeTermSheetRoute(dependencies));
  post('/api/analyze-term-sheet/events', upload, analyzeTermSheetRoute(dependencies, 'events'));
  post('/api/classify-business', description, classifyBusinessRoute(dependencies));
  post('/api/classify-business/events', description, classifyBusinessRoute(dependencies, 'events'));
  post('/api/classify-batch', batch, classifyBatchRoute(dependencies));
  // Every message is counted once it is known what it asks; its body first, against a flood of them.
  router.post(
    '/mcp',
    beginPost('/mcp'),
    refuseForeignPages(dependencies.origins),
    limitRate(lookupRateLimiter, '/mcp bodies'),
    analyses,
    limitMessages(dependencies),
    mcpRoute(dependencies),
  );
  router.all('/mcp', refuseSessions);
  lookup('/api/search-codes', searchCodesRoute(dependencies));
  lookup('/api/browse-codes', browseCodesRoute(dependencies));
  lookup('/api/lookup-code', lookupCodeRoute(dependencies));
  lookup('/api/explain-code', explainCodeRoute(dependencies));
  link('/api/unsubscribe', unsubscribeFormRoute(dependencies), unsubscribeRoute(dependencies));
  link('/api/confirm', confirmFormRoute(dependencies), confirmRoute(dependencies));
  if (dependencies.mailEvents) {
    const path = '/api/mail-events';
    const limit = limitRate(operationsRateLimiter, path);
    router.post(path, beginPost(path), limit, ...mailEventsRoute(dependencies.mailEvents, small));
  }
  operation('/api/engine', engineRoute(dependencies));
  operation('/api/ready', readyRoute(dependencies));
  operation('/api/openapi.json', openApiRoute(dependencies));
  // Without a limit: its constant answer costs less than counting it, and a probe must not be told to wait.
  router.get('/api/health', nameRoute('/api/health'), healthRoute);
  if (!metricsAccess.hasOwnPort) {
    const { token } = metricsAccess;
    operation('/metrics', token === undefined ? fromThisMachine : withToken(token), metricsRoute(metrics));
  }
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
