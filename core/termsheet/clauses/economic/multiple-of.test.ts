import { expect, it } from 'vitest';
import { multipleOf } from './multiple-of.ts';

it.each([
  [360_000, 120_000, 3],
  [1.5, 1, 1.5],
  [100_000, 120_000, null],
  [127_000, 120_000, null],
  [6_000_000, 120_000, null],
])('%d is %d times %d', (sum, base, multiple) => {
  expect(multipleOf(sum, base)).toBe(multiple);
});
