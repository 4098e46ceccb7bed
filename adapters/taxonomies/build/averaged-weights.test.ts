import { expect, it } from 'vitest';
import { averagedWeights } from './averaged-weights.ts';

const weights = (value: number) => ({
  features: Float32Array.of(value, 2 * value),
  vectors: [Float32Array.of(value)],
  offsets: [Float32Array.of(-value)],
});

it('is the mean of what was added, and keeps nothing of the arrays themselves', () => {
  const averaged = averagedWeights();
  expect(averaged.mean()).toBeNull();
  const first = weights(1);
  averaged.add(first);
  averaged.add(weights(2));
  averaged.add(weights(6));
  expect(averaged.mean()).toEqual(weights(3));
  expect(first).toEqual(weights(1));
});
