import type { Cancellation } from '../cancellation.ts';
import { fallbackReason, type ModelFallback, type ProviderFailure } from '../llm/provider-failure.ts';
import { failed, type Result, success } from '../result.ts';
import type { TermSheetAnalysis } from './analysis.ts';
import type { AnalysisOptions } from './analyze-document.ts';
import { refuseLongText } from './document/longest-document.ts';
import { analyzeWithModel } from './llm-review/analyze-with-model.ts';
import type { ModelAnalysisDependencies } from './llm-review/read-sections.ts';
import type { TermSheetFailure } from './term-sheet.errors.ts';
import type {
  EngineAnswer,
  EngineProgress,
  TermSheetEngine,
  TermSheetSource,
} from './term-sheet-engine.port.ts';

export interface AnalyzeTermSheetDependencies {
  readonly engine: TermSheetEngine;
  /** Absent or null: the built-in engine answers alone, and nothing leaves the machine. */
  readonly model?: ModelAnalysisDependencies | null;
  /** What happens when the model does not answer; `builtin` unless told otherwise. */
  readonly fallback?: ModelFallback;
}

/** Pasted text or a file, with what it is to be held against. */
export interface AnalyzeTermSheetRequest extends AnalysisOptions {
  readonly source: TermSheetSource;
}

/** A step of the analysis that has been finished: `done` of `total`. */
export interface AnalysisStage {
  readonly stage: 'read' | 'terms' | 'checks' | 'done';
  readonly done: number;
  readonly total: number;
}

export interface AnalysisProgress {
  readonly cancellation?: Cancellation;
  readonly onStage?: (stage: AnalysisStage) => void;
  /** For the log of the calls to a model. */
  readonly requestId?: string;
  /** One word for one client, so that none holds up all others. */
  readonly client?: string;
}

const stages: readonly AnalysisStage['stage'][] = ['read', 'terms', 'checks', 'done'];

/**
 * Analyses a term sheet: with the built-in engine, and with a language model on top where one is configured.
 *
 * Fails with `input-required` for blank text, with the reader's own code for a file that cannot be read, with
 * `not-a-term-sheet` or `unsupported-language` for a document that is no offer, with `busy` where too many
 * documents wait, and with `cancelled`.
 *
 * @example
 * const result = await analyzeTermSheet({ engine }, {
 *   jurisdiction: 'UK', analysisDetail: 'brief', source: { kind: 'text', text },
 * });
 */
export async function analyzeTermSheet(
  { engine, model = null, fallback = 'builtin' }: AnalyzeTermSheetDependencies,
  request: AnalyzeTermSheetRequest,
  progress: AnalysisProgress = {},
): Promise<Result<TermSheetAnalysis, TermSheetFailure | ProviderFailure>> {
  const report = (stage: AnalysisStage['stage']): void =>
    progress.onStage?.({ stage, done: stages.indexOf(stage) + 1, total: stages.length });
  const { source } = request;
  if (source.kind === 'text' && source.text.trim() === '') {
    return failed({ code: 'input-required', message: 'Please provide term sheet content or upload a file.' });
  }
  const tooLong = source.kind === 'text' ? refuseLongText(source.text) : null;
  if (tooLong) return tooLong;
  // The time to read the document counts too: nobody waits longer than the deadline says.
  const deadlineAt = model ? model.clock.now().getTime() + model.timeoutMs : 0;
  const waiting: EngineProgress = { ...progress, onRead: () => report('read') };
  const builtin = await engine.analyze({ ...request, forModel: model !== null }, waiting);
  if (!builtin.ok) return builtin;
  if (progress.cancellation?.aborted) return cancelled();
  report('terms');
  const analysis = model
    ? await withModel({ engine, model, fallback }, builtin.value, deadlineAt, request, progress)
    : success(builtin.value.analysis);
  if (!analysis.ok) return analysis;
  report('checks');
  report('done');
  return analysis;
}

interface WithModel {
  readonly engine: TermSheetEngine;
  readonly model: ModelAnalysisDependencies;
  readonly fallback: ModelFallback;
}

async function withModel(
  { engine, model, fallback }: WithModel,
  { analysis: alone, groundwork }: EngineAnswer,
  deadlineAt: number,
  { analysisDetail }: AnalyzeTermSheetRequest,
  progress: AnalysisProgress,
): Promise<Result<TermSheetAnalysis, TermSheetFailure | ProviderFailure>> {
  if (!groundwork) throw new Error('the engine left out what the language model goes on with');
  const analysis = await analyzeWithModel(
    { ...model, engine },
    {
      document: groundwork.document,
      builtin: groundwork.detailed,
      analysisDetail,
      deadlineAt,
      acceptsPart: fallback === 'builtin',
      ...progress,
    },
  );
  if (analysis.ok) return analysis;
  if (fallback === 'error' || analysis.error.code === 'cancelled') return analysis;
  const engineUsed = { provider: 'builtin', fallback: fallbackReason(analysis.error) };
  return success({ ...alone, engine: engineUsed });
}

function cancelled(): Result<never, TermSheetFailure> {
  return failed({ code: 'cancelled', message: 'The analysis was cancelled.' });
}
