import type { Middleware } from 'koa';
import { success } from '../../../core/result.ts';
import type { TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { answerAnalysis } from '../answer-analysis.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { UploadedFile } from '../parse-upload.ts';
import type { RequestState } from '../request-state.ts';
import { parseAnalyzeTermSheet } from './analyze-term-sheet.request.ts';

/** POST /api/analyze-term-sheet, and the same as events at /events */
export function analyzeTermSheetRoute(
  { analyzeTermSheet, log }: HttpDependencies,
  form?: 'events',
): Middleware<RequestState> {
  return async (context) => {
    const { request, leavesOutText } = parseAnalyzeTermSheet({
      fields: context.request.body,
      file: (context as { file?: UploadedFile }).file,
      isForm: !context.request.is('application/json'),
    });
    await answerAnalysis(
      context,
      log,
      async (progress) => {
        const outcome = await analyzeTermSheet(request, progress);
        return outcome.ok && leavesOutText ? success(withoutText(outcome.value)) : outcome;
      },
      form,
    );
  };
}

/** The answer for a client that has the text: what every quote is taken from. */
function withoutText({ source: { pages }, ...analysis }: TermSheetAnalysis) {
  return { ...analysis, source: { pages } };
}
