import { expect, it } from 'vitest';
import { certaintyOfFirst } from './certainty.ts';

it.each([
  [0, 0],
  [1, 0.99],
  [2, 0.8],
  [3, 0.67],
  [4, 0.67],
  [5, 0.45],
  [9, 0.45],
  [10, 0.23],
  [42, 0.23],
])('of %i codes the first is right with a chance of %f', (candidates, certainty) => {
  expect(certaintyOfFirst(candidates)).toBe(certainty);
});
