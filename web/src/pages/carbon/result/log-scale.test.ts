import { expect, test } from 'vitest';
import { logScale } from './log-scale.ts';

test('zero stands at the left end', () => {
  expect(logScale([0, 0.5, 20]).place(0)).toBe(0);
});

test('ticks are the powers of ten around the figures', () => {
  const scale = logScale([0.0013, 0.02, 0.177, 0.432]);
  expect(scale.ticks.map(({ place }) => Math.round(place))).toEqual([0, 33, 67, 100]);
  expect(scale.place(0.01)).toBeCloseTo(100 / 3);
});

test('equal figures still give a bar with two ends', () => {
  expect(logScale([1, 1, 1]).ticks).toHaveLength(2);
});
