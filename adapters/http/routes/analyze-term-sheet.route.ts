import type { Middleware } from 'koa';
import { answerAnalysis } from '../answer-analysis.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import type { UploadedFile } from '../parse-upload.ts';
import type { RequestState } from '../request-state.ts';
import { parseAnalyzeTermSheet } from './analyze-term-sheet.request.ts';

/** POST /api/analyze-term-sheet */
export function analyzeTermSheetRoute({ analyzeTermSheet, log }: HttpDependencies): Middleware<RequestState> {
  return async (context) => {
    const request = parseAnalyzeTermSheet({
      fields: context.request.body,
      file: (context as { file?: UploadedFile }).file,
      isForm: !context.request.is('application/json'),
    });
    await answerAnalysis(context, log, (progress) => analyzeTermSheet(request, progress));
  };
}
