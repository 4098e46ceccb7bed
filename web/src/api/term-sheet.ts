import type { AnalysisDetail, Jurisdiction } from '../../../core/termsheet/analysis.ts';
import { HttpError, postForm } from './api-client.ts';
import { askUntilFree } from './ask-until-free.ts';
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

/** Who waits for an analysis, and may give it up. */
export interface AnalysisWaiting {
  readonly signal: AbortSignal;
  /** Told where the server has too much to do and will be asked again. */
  onWait(seconds: number): void;
  /** For an engine that takes a while: its stages are asked for and reported. */
  readonly onStage?: (stage: AnalysisStage) => void;
}

/**
 * Has a term sheet analysed, in stages where somebody listens for them.
 * @throws AnalysisError whatever went wrong.
 */
export async function analyzeTermSheet(
  { jurisdiction, analysisDetail, content }: TermSheetRequest,
  waiting: AnalysisWaiting,
): Promise<ShownAnalysis> {
  const form = new FormData();
  form.set('jurisdiction', jurisdiction);
  form.set('analysisDetail', analysisDetail);
  if (typeof content === 'string') {
    form.set('termSheetText', content);
    // It is here already: every quote is taken from it.
    form.set('sourceText', 'omit');
  } else form.set('file', content);
  try {
    const answer = await askUntilFree(() => answerTo(form, waiting), waiting);
    return completeAnalysis(answer, {
      jurisdiction,
      analysisDetail,
      ...(typeof content === 'string' ? { text: content } : {}),
    });
  } catch (error) {
    throw new AnalysisError(error instanceof HttpError ? error.serverMessage : undefined, error);
  }
}

const path = '/api/analyze-term-sheet';

async function answerTo(form: FormData, { signal, onStage }: AnalysisWaiting): Promise<object> {
  if (!onStage) return (await postForm(path, form, { signal })).json();
  // Loaded only where a language model answers.
  const { readStagedAnswer } = await import('./staged-answer.ts');
  return readStagedAnswer(await postForm(path, form, { accept: 'text/event-stream', signal }), onStage);
}
