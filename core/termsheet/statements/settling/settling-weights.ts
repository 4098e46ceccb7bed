import { type LogOddsWeights, weighed } from '../log-odds.ts';
import type { LearnedFact } from '../stated-facts.ts';

/**
 * How the figures about the likeliest statement of a fact are weighed into the probability that it is right: log odds,
 * fitted on offers of hands that the model was not trained with.
 */
export interface SettlingWeights extends LogOddsWeights {
  /** What is added for a fact that is told rightly more or less often than others; 0 where none is named. */
  readonly facts: Readonly<Partial<Record<LearnedFact, number>>>;
}

/** The same for whether a clause harms founders, with what is added for a clause that does so more or less often. */
export interface HarmSettling extends Omit<SettlingWeights, 'facts'> {
  readonly clauses: Readonly<Record<string, number>>;
}

/** What is made of statements that fill a fact which the wordings leave open, and of those that stand against theirs. */
export interface Settling {
  readonly gaps: SettlingWeights;
  readonly disputes: SettlingWeights;
  /** Null where findings are taken as they are. */
  readonly redFlags: HarmSettling | null;
}

/** The probability that a statement of a fact is right, by the figures about it. */
export function probabilityOf(
  weights: SettlingWeights,
  fact: LearnedFact,
  figures: readonly number[],
): number {
  return weighed(weights, figures, weights.facts[fact]);
}
