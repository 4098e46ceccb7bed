import { expect, it } from 'vitest';
import { probabilities } from '../../../core/termsheet/statements/linear-model.ts';
import { pruneLinear } from './prune-linear.ts';
import { quantiseLinear } from './quantise-linear.ts';
import { type Example, trainLinear } from './train-linear.ts';

const labels = ['fish', 'bread'];
/** Feature 1 goes with fish, 2 with bread, 3 with either, and 4 with fish, but seldom. */
const examples: readonly Example[] = Array.from({ length: 80 }, (_, at) => ({
  features: Int32Array.from([at % 2 === 0 ? 1 : 2, 3, ...(at % 10 === 0 ? [4] : [])]),
  holds: [at % 2],
  unknown: [],
}));
const trained = trainLinear(labels, examples);
const kept = (weights: Float32Array) => weights.filter((weight) => weight !== 0).length;

it('keeps so many weights and no more', () => {
  expect(kept(trained.weights)).toBe(8);
  expect(kept(pruneLinear(trained, examples, 4).weights)).toBe(4);
  expect(kept(pruneLinear(trained, examples, 100).weights)).toBe(8);
});

it('answers with the rest as it did with all', () => {
  const pruned = quantiseLinear(pruneLinear(trained, examples, 4));
  const answers = (features: number[]) =>
    [...probabilities(pruned, Int32Array.from(features))].map((share) => share > 0.5);
  expect(answers([1, 3])).toEqual([true, false]);
  expect(answers([2, 3])).toEqual([false, true]);
});

it('lets go of what is rare first', () => {
  const { features, weights } = pruneLinear(trained, examples, 4);
  const row = features.indexOf(4);
  expect([...weights.slice(row * labels.length, (row + 1) * labels.length)]).toEqual([0, 0]);
});

it('prunes the same weights from the same examples', () => {
  expect(pruneLinear(trained, examples, 5)).toEqual(pruneLinear(trained, examples, 5));
});
