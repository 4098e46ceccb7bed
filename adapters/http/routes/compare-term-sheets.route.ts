import type { Middleware } from 'koa';
import { compareAnalyses } from '../../../core/termsheet/compare/compare-analyses.ts';
import type { RequestState } from '../request-state.ts';
import { parseCompareTermSheets } from './compare-term-sheets.request.ts';

/** POST /api/compare-term-sheets */
export function compareTermSheetsRoute(): Middleware<RequestState> {
  return (context) => {
    const { first, second } = parseCompareTermSheets(context.request.body);
    context.body = compareAnalyses(first, second);
  };
}
