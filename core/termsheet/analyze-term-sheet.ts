import type { Cancellation } from '../cancellation.ts';
import { fallbackReason, type ModelFallback, type ProviderFailure } from '../llm/provider-failure.ts';
import { failed, type Result, success } from '../result.ts';
import type { TermSheetAnalysis } from './analysis.ts';
import { type AnalysisOptions, analyzeDocument } from './analyze-document.ts';
import { readPlainText } from './document/plain-text-document.ts';
import type { TermSheetDocument } from './document.ts';
import type { DocumentReader, SourceFile } from './document-reader.port.ts';
import { analyzeWithModel } from './model/analyze-with-model.ts';
import type { ModelAnalysisDependencies, SectionsRequest } from './model/read-sections.ts';
import type { TermSheetFailure } from './term-sheet.errors.ts';

export interface AnalyzeTermSheetDependencies {
  readonly documentReader: DocumentReader;
  /** Absent or null: the built-in engine answers alone, and nothing leaves the machine. */
  readonly model?: ModelAnalysisDependencies | null;
  /** What happens when the model does not answer; `builtin` unless told otherwise. */
  readonly fallback?: ModelFallback;
}

/** Pasted text or a file, with what it is to be held against. */
export interface AnalyzeTermSheetRequest extends AnalysisOptions {
  readonly source:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'file'; readonly file: SourceFile };
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
}

const stages: readonly AnalysisStage['stage'][] = ['read', 'terms', 'checks', 'done'];

/**
 * Analyses a term sheet: with the built-in engine, and with a language model on top where one is configured.
 *
 * Fails with `input-required` for blank text, with the reader's own code for a file that cannot be read, with
 * `not-a-term-sheet` or `unsupported-language` for a document that is no offer, and with `cancelled`.
 *
 * @example
 * const result = await analyzeTermSheet({ documentReader }, {
 *   jurisdiction: 'UK', analysisDetail: 'brief', source: { kind: 'text', text },
 * });
 */
export async function analyzeTermSheet(
  dependencies: AnalyzeTermSheetDependencies,
  request: AnalyzeTermSheetRequest,
  progress: AnalysisProgress = {},
): Promise<Result<TermSheetAnalysis, TermSheetFailure | ProviderFailure>> {
  const report = (stage: AnalysisStage['stage']): void =>
    progress.onStage?.({ stage, done: stages.indexOf(stage) + 1, total: stages.length });
  const { model } = dependencies;
  // The time to read the document counts too: nobody waits longer than the deadline says.
  const deadlineAt = model ? model.clock.now().getTime() + model.timeoutMs : 0;
  const document = await readSource(dependencies, request, progress.cancellation);
  if (!document.ok) return document;
  if (progress.cancellation?.aborted) return cancelled();
  report('read');
  // A model adds to the whole reading; what a brief report leaves out is left out after it.
  const analysisDetail = model ? 'detailed' : request.analysisDetail;
  const builtin = analyzeDocument(document.value, { ...request, analysisDetail });
  if (!builtin.ok) return builtin;
  if (progress.cancellation?.aborted) return cancelled();
  report('terms');
  const analysis = model
    ? await withModel(
        model,
        dependencies.fallback ?? 'builtin',
        { document: document.value, builtin: builtin.value, deadlineAt },
        request,
        progress,
      )
    : builtin;
  if (!analysis.ok) return analysis;
  report('checks');
  report('done');
  return analysis;
}

async function withModel(
  model: ModelAnalysisDependencies,
  fallback: ModelFallback,
  read: Pick<SectionsRequest, 'document' | 'builtin' | 'deadlineAt'>,
  request: AnalyzeTermSheetRequest,
  { cancellation, requestId }: AnalysisProgress,
): Promise<Result<TermSheetAnalysis, TermSheetFailure | ProviderFailure>> {
  const analysis = await analyzeWithModel(model, {
    ...read,
    analysisDetail: request.analysisDetail,
    acceptsPart: fallback === 'builtin',
    ...(cancellation === undefined ? {} : { cancellation }),
    ...(requestId === undefined ? {} : { requestId }),
  });
  if (analysis.ok) return analysis;
  const { code, message } = analysis.error;
  if (fallback === 'error' || code === 'cancelled') return failed({ code, message });
  const alone = analyzeDocument(read.document, request);
  if (!alone.ok) return alone;
  const engine = { provider: 'builtin', fallback: fallbackReason(analysis.error) };
  return success({ ...alone.value, engine });
}

async function readSource(
  { documentReader }: AnalyzeTermSheetDependencies,
  { source }: AnalyzeTermSheetRequest,
  cancellation: Cancellation | undefined,
): Promise<Result<TermSheetDocument, TermSheetFailure>> {
  if (source.kind === 'file') return documentReader.read(source.file, cancellation);
  if (source.text.trim() === '') {
    return failed({ code: 'input-required', message: 'Please provide term sheet content or upload a file.' });
  }
  return success(readPlainText(source.text));
}

function cancelled(): Result<never, TermSheetFailure> {
  return failed({ code: 'cancelled', message: 'The analysis was cancelled.' });
}
