/**
 * The log odds of a probability, within bounds: nothing is certain.
 * @param least the smallest probability that counts, and what is left to certainty at the other end
 */
export function logOdds(probability: number, least = 0.0005): number {
  const bounded = Math.min(1 - least, Math.max(least, probability));
  return Math.log(bounded / (1 - bounded));
}
