const leastOdds = 1e-4;

/** The log odds of a probability, within bounds: nothing is certain. */
export function logOdds(probability: number): number {
  const bounded = Math.min(1 - leastOdds, Math.max(leastOdds, probability));
  return Math.log(bounded / (1 - bounded));
}
