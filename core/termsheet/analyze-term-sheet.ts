import type { Cancellation } from '../cancellation.ts';
import { failed, type Result, success } from '../result.ts';
import type { TermSheetAnalysis } from './analysis.ts';
import { type AnalysisOptions, analyzeDocument } from './analyze-document.ts';
import { readPlainText } from './document/plain-text-document.ts';
import type { TermSheetDocument } from './document.ts';
import type { DocumentReader, SourceFile } from './document-reader.port.ts';
import type { TermSheetFailure } from './term-sheet.errors.ts';

export interface AnalyzeTermSheetDependencies {
  readonly documentReader: DocumentReader;
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
}

const stages: readonly AnalysisStage['stage'][] = ['read', 'terms', 'checks', 'done'];

/**
 * Analyses a term sheet with the built-in engine; nothing leaves the machine.
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
): Promise<Result<TermSheetAnalysis, TermSheetFailure>> {
  const report = (stage: AnalysisStage['stage']): void =>
    progress.onStage?.({ stage, done: stages.indexOf(stage) + 1, total: stages.length });
  const document = await readSource(dependencies, request, progress.cancellation);
  if (!document.ok) return document;
  if (progress.cancellation?.aborted) return cancelled();
  report('read');
  const analysis = analyzeDocument(document.value, request);
  if (!analysis.ok) return analysis;
  if (progress.cancellation?.aborted) return cancelled();
  report('terms');
  report('checks');
  report('done');
  return analysis;
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
