import type { AnalysisDetail, Jurisdiction } from '../../../core/termsheet/analysis.ts';
import { HttpError, postForm } from './api-client.ts';
import { completeAnalysis, type ShownAnalysis } from './shown-analysis.ts';
import type { AnalysisStage } from './staged-answer.ts';

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

/** For an analysis that takes a while: stages are reported, and it can be given up. */
export interface StagedAnalysis {
  readonly signal: AbortSignal;
  onStage(stage: AnalysisStage): void;
}

/**
 * Has a term sheet analysed, in stages where somebody listens for them.
 * @throws AnalysisError whatever went wrong.
 */
export async function analyzeTermSheet(
  { jurisdiction, analysisDetail, content }: TermSheetRequest,
  staged?: StagedAnalysis,
): Promise<ShownAnalysis> {
  const form = new FormData();
  form.set('jurisdiction', jurisdiction);
  form.set('analysisDetail', analysisDetail);
  if (typeof content === 'string') form.set('termSheetText', content);
  else form.set('file', content);
  try {
    const answer = await (staged ? answerInStages(form, staged) : answerAtOnce(form));
    return completeAnalysis(answer, { jurisdiction, analysisDetail });
  } catch (error) {
    throw new AnalysisError(error instanceof HttpError ? error.serverMessage : undefined, error);
  }
}

const path = '/api/analyze-term-sheet';

async function answerAtOnce(form: FormData): Promise<object> {
  return (await postForm(path, form)).json();
}

async function answerInStages(form: FormData, { signal, onStage }: StagedAnalysis): Promise<object> {
  // Loaded only where a language model answers.
  const { readStagedAnswer } = await import('./staged-answer.ts');
  return readStagedAnswer(await postForm(path, form, { accept: 'text/event-stream', signal }), onStage);
}
