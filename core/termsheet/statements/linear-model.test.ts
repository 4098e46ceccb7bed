import { expect, it } from 'vitest';
import { featureCount } from './feature-hash.ts';
import { type LinearModel, probabilities } from './linear-model.ts';

/** Feature 5 speaks for "term" and against "harm", feature 9 for "harm" alone. */
const model = (): LinearModel => ({
  labels: ['term', 'harm'],
  features: Uint32Array.of(5, 9),
  starts: Uint32Array.of(0, 2, 3),
  columns: Uint8Array.of(0, 1, 1),
  weights: Int8Array.of(2, -1, 3),
  scale: Float32Array.of(0.5, 0.25),
  offset: Float32Array.of(0, 1),
});
const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

it.each([
  ['no feature', [], 0, 1],
  ['a feature of two labels', [5], 1, 0.75],
  ['a feature of one label', [9], 0, 1.75],
  ['both, over the root of their number', [5, 9], 1 / Math.SQRT2, 0.5 / Math.SQRT2 + 1],
  ['features that nothing weighs, which count by their number', [4, 5, 6, 10], 0.5, 0.875],
  ['numbers that no feature has', [featureCount, featureCount + 5, featureCount + 9, 5], 0.5, 0.875],
])('answers every label from %s', (_, features, term, harm) => {
  const answers = probabilities(model(), Int32Array.from(features));
  expect(answers).toHaveLength(2);
  expect(answers[0]).toBeCloseTo(sigmoid(term), 12);
  expect(answers[1]).toBeCloseTo(sigmoid(harm), 12);
});

it('answers the same when asked again', () => {
  const asked = model();
  const first = probabilities(asked, Int32Array.of(5, 9));
  expect(probabilities(asked, Int32Array.of(5, 9))).toEqual(first);
});

it('does not mix up two models', () => {
  const other = { ...model(), features: Uint32Array.of(6, 7) };
  expect(probabilities(model(), Int32Array.of(5))[0]).toBeCloseTo(sigmoid(1), 12);
  expect(probabilities(other, Int32Array.of(5))[0]).toBe(0.5);
});
