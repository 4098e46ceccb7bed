import type { SettlingWeights } from '../../../core/termsheet/statements/settling/settling-weights.ts';
import type { LearnedFact } from '../../../core/termsheet/statements/stated-facts.ts';
import { fitLogistic, type Observation } from '../../taxonomies/build/logistic-regression.ts';

/** A statement of a fact with the figures about it, and whether it is right. */
export interface FactObservation extends Observation {
  readonly fact: LearnedFact;
}

/** An observation of one of several kinds, each of which may hold more or less often than its figures tell. */
interface NamedObservation extends Observation {
  readonly name: string;
}

const ridge = 0.05;

/** How the figures about statements are weighed, with what is added for each fact. */
export function fitSettling(observations: readonly FactObservation[]): SettlingWeights {
  const { names, ...fit } = fitWithNames(
    observations.map(({ fact, ...observation }) => ({ ...observation, name: fact })),
    ridge,
  );
  return { ...fit, facts: names };
}

/** Log odds by figures, and by the name of what is observed: the penalty on what is added for a name is 1. */
export function fitWithNames(
  observations: readonly NamedObservation[],
  ridgeOfFigures: number,
): Omit<SettlingWeights, 'facts'> & { readonly names: Readonly<Record<string, number>> } {
  const names = [...new Set(observations.map(({ name }) => name))].sort();
  const size = observations[0]?.figures.length ?? 0;
  // One penalty holds for all weights; an indicator that is smaller than the figures needs a larger one.
  const indicator = Math.sqrt(ridgeOfFigures);
  const { offset, weights } = fitLogistic(
    observations.map(({ name: own, figures, held }) => ({
      figures: [...figures, ...names.map((name) => (name === own ? indicator : 0))],
      held,
    })),
    { ridge: ridgeOfFigures },
  );
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    offset: rounded(offset),
    weights: weights.slice(0, size).map(rounded),
    names: Object.fromEntries(
      names.map((name, at) => [name, rounded((weights[size + at] ?? 0) * indicator)]),
    ),
  };
}
