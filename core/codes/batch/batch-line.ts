import type { BatchAnswer } from './batch-classifier.port.ts';
import type { BatchRow } from './batch-row.ts';

/** What became of one row of a batch. */
export type RowOutcome =
  | BatchAnswer
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

/**
 * The line of JSON Lines for a row: its id, the fields that it carries through, and the answer or its error. A
 * carried field that the answer has too is written as `given_…`.
 */
export function batchLine({ id, carried }: Pick<BatchRow, 'id' | 'carried'>, outcome: RowOutcome): string {
  const answer = outcome.ok
    ? outcome.value
    : { error: { code: outcome.error.code, message: outcome.error.message } };
  return `${JSON.stringify({ id, ...beside(answer, carried), ...answer })}\n`;
}

function beside(answer: object, carried: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(carried).map(([name, value]) => [
      Object.hasOwn(answer, name) ? `given_${name}` : name,
      value,
    ]),
  );
}
