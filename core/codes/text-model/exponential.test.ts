import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exponential } from './exponential.ts';

it('is e to the power, but for what lies after twelve digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 0, noNaN: true }), (power) => {
      const expected = Math.exp(power);
      expect(Math.abs(exponential(power) - expected)).toBeLessThanOrEqual(expected * 1e-12);
    }),
  );
});

it.each([
  [0, 1],
  [-0, 1],
  [-701, 0],
  [Number.NEGATIVE_INFINITY, 0],
])('is exact at the ends: %j', (power, value) => {
  expect(exponential(power)).toBe(value);
});
