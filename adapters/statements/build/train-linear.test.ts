import { expect, it } from 'vitest';
import { probabilities } from '../../../core/termsheet/statements/linear-model.ts';
import { quantiseLinear } from './quantise-linear.ts';
import { type Example, trainLinear } from './train-linear.ts';

const labels = ['fish', 'bread'];
/** Feature 1 goes with fish, 2 with bread, 3 with either. */
const examples: readonly Example[] = Array.from({ length: 40 }, (_, at) => ({
  features: Int32Array.of(at % 2 === 0 ? 1 : 2, 3),
  holds: [at % 2],
  unknown: [],
}));
const asked = (features: number[], trained = trainLinear(labels, examples)) =>
  [...probabilities(quantiseLinear(trained), Int32Array.from(features))].map((share) => share > 0.5);

it('learns which features go with which label', () => {
  expect(asked([1, 3])).toEqual([true, false]);
  expect(asked([2, 3])).toEqual([false, true]);
});

it('learns the same weights from the same examples', () => {
  expect(trainLinear(labels, examples)).toEqual(trainLinear(labels, examples));
});

it('learns nothing about a label where nobody knows', () => {
  const unknown = examples.map((example) => ({ ...example, unknown: [0] }));
  const { weights } = trainLinear(labels, unknown);
  expect([...weights].filter((_, at) => at % labels.length === 0).every((weight) => weight === 0)).toBe(true);
});

it('leaves out features that hardly occur', () => {
  const rare: Example = { features: Int32Array.of(9, 3), holds: [0], unknown: [] };
  expect([...trainLinear(labels, [...examples, rare]).features]).toEqual([1, 2, 3]);
});
