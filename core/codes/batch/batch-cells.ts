import { answerSystems } from '../classification.ts';
import type { RowOutcome } from './batch-answer.ts';

/** Columns that an answer adds to a table. */
export const batchColumns: readonly string[] = [
  'confidence',
  ...answerSystems.flatMap((system) => [system, `${system}_title`, `${system}_others`]),
  'reasoning',
  'question',
  'options',
  'second_activity',
  ...answerSystems.map((system) => `second_${system}`),
  'error',
];

/** The cells of an answer in the order of {@link batchColumns}: the first code of each system, then the rest. */
export function batchCells(answer: RowOutcome): readonly string[] {
  if (!answer.ok) return [...batchColumns.slice(1).map(() => ''), answer.error.message];
  const { confidence, reasoning, suggestions, question, activities } = answer.value;
  const codes = answerSystems.flatMap((system) => {
    const [first, ...others] = suggestions[system];
    return [first?.code ?? '', first?.title ?? '', others.map(({ code }) => code).join(' ')];
  });
  const options = question?.options.map(({ id, label }) => `${id}: ${label}`).join(' | ') ?? '';
  const second = activities?.[1];
  const secondCodes = answerSystems.map((system) => second?.suggestions[system][0]?.code ?? '');
  const asked = [question?.text ?? '', options];
  return [`${confidence}`, ...codes, reasoning, ...asked, second?.label ?? '', ...secondCodes, ''];
}
