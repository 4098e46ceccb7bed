import { batchCells } from './batch-cells.ts';
import type { BatchAnswer } from './batch-classifier.port.ts';

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

/** Writes what became of a row. */
export function writtenAnswer(outcome: RowOutcome, form: AnswerForm): WrittenAnswer {
  const failure = outcome.ok ? null : outcome.error.code;
  if (form === 'cells') return { failure, json: '', fields: [], cells: batchCells(outcome) };
  const answer = outcome.ok
    ? outcome.value
    : { error: { code: outcome.error.code, message: outcome.error.message } };
  return { failure, json: JSON.stringify(answer), fields: Object.keys(answer), cells: [] };
}
