const leastOdds = 1e-4;

/** Log odds that are added up from figures. */
export interface LogOddsWeights {
  readonly offset: number;
  readonly weights: readonly number[];
}

/** The probability that weighed figures come to, with what is added for what they are about. */
export function weighed({ offset, weights }: LogOddsWeights, figures: readonly number[], added = 0): number {
  const sum = figures.reduce((all, figure, at) => all + figure * (weights[at] ?? 0), offset + added);
  return 1 / (1 + Math.exp(-sum));
}

/** The log odds of a probability, within bounds: nothing is certain. */
export function logOdds(probability: number): number {
  const bounded = Math.min(1 - leastOdds, Math.max(leastOdds, probability));
  return Math.log(bounded / (1 - bounded));
}
