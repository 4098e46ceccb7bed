import type { AnalysisDetail, Jurisdiction } from '../../../core/termsheet/analysis.ts';
import { HttpError, postForm } from './api-client.ts';
import { completeAnalysis, type ShownAnalysis } from './shown-analysis.ts';

export interface TermSheetRequest {
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
  /** The file, or the pasted text. */
  readonly content: File | string;
}

/** An analysis that failed; `serverMessage` is what the server said to the visitor, if anything. */
export class AnalysisError extends Error {
  readonly serverMessage: string | undefined;

  constructor(serverMessage: string | undefined, cause: unknown) {
    super(serverMessage ?? 'Failed to analyze term sheet', { cause });
    this.name = 'AnalysisError';
    this.serverMessage = serverMessage;
  }
}

/**
 * Has a term sheet analysed.
 * @throws AnalysisError whatever went wrong.
 */
export async function analyzeTermSheet({
  jurisdiction,
  analysisDetail,
  content,
}: TermSheetRequest): Promise<ShownAnalysis> {
  const form = new FormData();
  form.set('jurisdiction', jurisdiction);
  form.set('analysisDetail', analysisDetail);
  if (typeof content === 'string') form.set('termSheetText', content);
  else form.set('file', content);
  try {
    const response = await postForm('/api/analyze-term-sheet', form);
    return completeAnalysis(await response.json(), { jurisdiction, analysisDetail });
  } catch (error) {
    throw new AnalysisError(error instanceof HttpError ? error.serverMessage : undefined, error);
  }
}
