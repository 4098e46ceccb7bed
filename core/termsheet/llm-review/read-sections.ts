import type { Cancellation, OpenCancellation } from '../../cancellation.ts';
import { type CallModelDependencies, callModel } from '../../llm/call-model.ts';
import type { ModelFailure } from '../../llm/language-model.port.ts';
import { failed, type Result, success } from '../../result.ts';
import type { TermSheetAnalysis } from '../analysis.ts';
import type { TermSheetDocument } from '../document/term-sheet-document.ts';
import { type ModelReview, modelReviewSchema, termSheetPromptVersion } from './model-review.ts';
import { termSheetPrompt } from './prompt.ts';
import { sectionsOf } from './sections.ts';

/** What an analysis with a model needs beside the model itself. */
export interface ModelAnalysisDependencies extends CallModelDependencies {
  /** Total time for one analysis, the reading of the document included. */
  readonly timeoutMs: number;
  /** A new random word, hard to guess. */
  newDelimiter(): string;
  readonly openCancellation: OpenCancellation;
}

export interface SectionsRequest {
  readonly document: TermSheetDocument;
  /** The built-in analysis in full detail. */
  readonly builtin: TermSheetAnalysis;
  /** When every call has to be over, in milliseconds since the epoch. */
  readonly deadlineAt: number;
  /** Whether an answer about some sections is better than none. */
  readonly acceptsPart: boolean;
  readonly cancellation?: Cancellation;
  readonly requestId?: string;
}

/** What a model has said about the sections of a document. */
export interface SectionReviews {
  readonly reviews: readonly ModelReview[];
  /** Sections that it gave no answer about. */
  readonly unread: number;
  /** Why, of the first of them. */
  readonly failure: ModelFailure | null;
}

/**
 * Asks a model about every section of a document at once. Where a part will do, sections without an answer are
 * counted, and the others are merged: what was paid for and can be verified is of use. Where it will not, and where
 * the provider knows neither key nor model, the first failure ends the other calls: nobody would read their answers.
 */
export async function readSections(
  dependencies: ModelAnalysisDependencies,
  { document, builtin, deadlineAt, acceptsPart, cancellation, requestId }: SectionsRequest,
): Promise<Result<SectionReviews, ModelFailure>> {
  const together = dependencies.openCancellation(cancellation);
  const failures: ModelFailure[] = [];
  const answers = await Promise.all(
    sectionsOf(document).map(async (section) => {
      const answer = await callModel(dependencies, {
        messages: termSheetPrompt({ section, analysis: builtin, delimiter: dependencies.newDelimiter() }),
        schema: modelReviewSchema,
        schemaName: 'term_sheet_reading',
        deadlineAt,
        promptVersion: termSheetPromptVersion,
        cancellation: together.cancellation,
        ...(requestId === undefined ? {} : { requestId }),
      });
      if (!answer.ok) {
        failures.push(answer.error);
        if (!acceptsPart || answer.error.code === 'provider-not-configured') together.cancel();
      }
      return answer;
    }),
  );
  const reviews = answers.flatMap((answer) => (answer.ok ? [answer.value.value] : []));
  // The first failure in time: those behind it may only be the calls that it ended.
  const [failure = null] = failures;
  const isLeft = cancellation?.aborted === true;
  if (failure && (isLeft || !acceptsPart || reviews.length === 0)) return failed(failure);
  return success({ reviews, unread: failures.length, failure });
}
