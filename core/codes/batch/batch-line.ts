import type { WrittenAnswer } from './batch-answer.ts';
import type { BatchRow } from './batch-row.ts';

/**
 * The line of JSON Lines for a row: its id, the fields that it carries through, and the answer or its error. A
 * carried field that the answer has too is written as `given_…`.
 * @param marks fields that are written after the id, whatever the answer
 */
export function batchLine(
  { id, carried }: Pick<BatchRow, 'id' | 'carried'>,
  answer: WrittenAnswer,
  marks: Readonly<Record<string, string>> = {},
): string {
  const taken = [...answer.fields, ...Object.keys(marks)];
  const own = JSON.stringify({ id, ...marks, ...beside(taken, carried) });
  return `${own.slice(0, -1)},${answer.json.slice(1)}\n`;
}

function beside(
  taken: readonly string[],
  carried: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(carried).map(([name, value]) => [taken.includes(name) ? `given_${name}` : name, value]),
  );
}
