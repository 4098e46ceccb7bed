import type { BatchRow } from './batch-row.ts';
import type { WrittenAnswer } from './written-answer.ts';

/**
 * The line of JSON Lines for a row: its id, the fields that it carries through, and the answer or its error. A
 * carried field that the answer has too is written as `given_…`.
 */
export function batchLine({ id, carried }: Pick<BatchRow, 'id' | 'carried'>, answer: WrittenAnswer): string {
  const own = JSON.stringify({ id, ...beside(answer, carried) });
  return `${own.slice(0, -1)},${answer.json.slice(1)}\n`;
}

function beside(
  { fields }: WrittenAnswer,
  carried: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(carried).map(([name, value]) => [fields.includes(name) ? `given_${name}` : name, value]),
  );
}
