import type { HarmWeights } from '../../../core/termsheet/statements/clause-harm.ts';
import { fitLogistic, type Observation } from '../../taxonomies/build/logistic-regression.ts';

const ridge = 0.01;

/**
 * How the answers about a sentence are weighed into the harm of a clause, fitted on the passages that careful readers
 * marked in offers, by models that saw no offer of the same hand.
 */
export function fitHarm(harms: readonly Observation[]): HarmWeights {
  const { offset, weights } = fitLogistic(harms, { ridge });
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { offset: rounded(offset), weights: weights.map(rounded) };
}
