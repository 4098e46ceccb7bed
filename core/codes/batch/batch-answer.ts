import type { ProviderFailure } from '../../llm/provider-failure.ts';
import type { Result } from '../../result.ts';
import type { Classification, ClassificationFailure } from '../classification.ts';
import type { CodeEngineFailure } from '../code-engine.port.ts';

/** What the engine answers to one description of a batch. */
export type BatchAnswer = Result<Classification, ClassificationFailure | ProviderFailure | CodeEngineFailure>;

/** What is made of an answer: the whole of it as JSON, or the cells of a table. */
export type AnswerForm = 'json' | 'cells';

/** What became of one row of a batch. */
export type RowOutcome =
  | BatchAnswer
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

/** An answer as it is written; texts, because whole answers take long from one worker to another. */
export interface WrittenAnswer {
  /** The code of the error where there is no answer. */
  readonly failure: string | null;
  /** The object in JSON; empty for a table. */
  readonly json: string;
  /** The names of its fields. */
  readonly fields: readonly string[];
  /** In the order of the columns that an answer adds; none in JSON. */
  readonly cells: readonly string[];
}
