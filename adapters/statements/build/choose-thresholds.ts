import type { LearnedFact } from '../../../core/termsheet/statements/stated-facts.ts';
import type { JudgedStatement } from '../evaluation/leave-hand-out.ts';

/**
 * How often a fact that the wordings left open has to be right where the learned reader fills it, in offers of hands
 * that it was not trained with. The sentences of the corpus, a third of which are traps, would make it too careful.
 */
const wantedPrecision = 0.85;
/** So many wrong ones in thought beforehand: a fact that was tried a few times only proves little. */
const doubtWrong = 0.5;
const leastThreshold = 0.15;
const fewestRight = 5;

/** For each fact the lowest probability from which on the statements are right often enough. */
export function chooseThresholds(
  statements: readonly JudgedStatement[],
): Partial<Record<LearnedFact, number>> {
  const facts = [...new Set(statements.map(({ fact }) => fact))].sort();
  const chosen = facts.map((fact) => [fact, thresholdFor(statements.filter((one) => one.fact === fact))]);
  return Object.fromEntries(chosen.filter(([, threshold]) => threshold !== null));
}

/** The lowest probability from which on enough judgements are right, or null where there is none. */
export function thresholdFor(
  judged: readonly { readonly probability: number; readonly isRight: boolean }[],
  precision = wantedPrecision,
): number | null {
  const ranked = [...judged].sort((left, other) => other.probability - left.probability);
  let right = 0;
  let chosen: number | null = null;
  ranked.forEach(({ probability, isRight }, at) => {
    if (isRight) right += 1;
    // Equal probabilities stand or fall together.
    if (ranked[at + 1]?.probability === probability) return;
    if (right < fewestRight || probability < leastThreshold) return;
    if (right / (at + 1 + doubtWrong) >= precision) chosen = Math.round(probability * 1000) / 1000;
  });
  return chosen;
}
