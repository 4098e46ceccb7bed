import type { Middleware } from 'koa';
import { answerAnalysis } from '../answer-analysis.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { RequestState } from '../request-state.ts';
import { parseClassifyBusiness } from './classify-business.request.ts';

/** POST /api/classify-business, and the same as events at /events */
export function classifyBusinessRoute(
  { classifyBusiness, log }: HttpDependencies,
  form?: 'events',
): Middleware<RequestState> {
  return async (context) => {
    const request = parseClassifyBusiness(context.request.body);
    await answerAnalysis(context, log, (progress) => classifyBusiness(request, progress), form);
  };
}
