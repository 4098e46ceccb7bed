import type { AnswerForm, RowOutcome, WrittenAnswer } from './batch-answer.ts';
import { batchCells } from './batch-cells.ts';

/** Writes what became of a row. */
export function writtenAnswer(outcome: RowOutcome, form: AnswerForm): WrittenAnswer {
  const failure = outcome.ok ? null : outcome.error.code;
  if (form === 'cells') return { failure, json: '', fields: [], cells: batchCells(outcome) };
  const answer = outcome.ok
    ? outcome.value
    : { error: { code: outcome.error.code, message: outcome.error.message } };
  return { failure, json: JSON.stringify(answer), fields: Object.keys(answer), cells: [] };
}
