import type { LogOddsWeights } from '../../../core/termsheet/statements/log-odds.ts';
import { fitLogistic, type Observation } from '../../taxonomies/build/logistic-regression.ts';

const ridge = 0.01;

/**
 * How figures about sentences are weighed into the probability that these harm founders, fitted on the passages that
 * careful readers marked in offers, by models that saw no offer of the same hand.
 */
export function fitLogOdds(observations: readonly Observation[]): LogOddsWeights {
  const { offset, weights } = fitLogistic(observations, { ridge });
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { offset: rounded(offset), weights: weights.map(rounded) };
}
