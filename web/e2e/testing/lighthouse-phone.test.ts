import { expect, test } from 'vitest';
import { slowdownFor } from './lighthouse-phone.ts';

test.each([
  [40, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [3000, 4],
])('a machine of index %d is slowed %d-fold', (index, slowdown) => {
  expect(slowdownFor(index)).toBeCloseTo(slowdown, 9);
});
