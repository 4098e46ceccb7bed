import type { GoldenAnswer } from '../../../core/termsheet/evaluation/golden-truth.ts';
import { isSameValue, type StatedValue } from '../../../core/termsheet/statements/stated-facts.ts';

/** Whether a value is what a careful reader says: where a document is silent, "no" and "none" are as right as nothing. */
export function agrees(answer: GoldenAnswer, value: StatedValue): boolean {
  if (answer === null) return value === false || value === 'none';
  return isSameValue(answer, value);
}
