import { expect, it } from 'vitest';
import { fitChoices } from './choice-regression.ts';

it('weighs up what right candidates have, and down what wrong ones have', () => {
  const choices = Array.from({ length: 40 }, (_, at) => ({
    figures: [
      [1, 0, at % 2],
      [0, 1, at % 2],
      [0, 0, at % 3],
    ],
    right: [true, false, false],
  }));
  const [good = 0, bad = 0, idle = 0] = fitChoices(choices, 1);
  expect(good).toBeGreaterThan(1);
  expect(bad).toBeLessThan(good - 1);
  expect(Math.abs(idle)).toBeLessThan(Math.abs(good));
});

it('learns nothing from choices without a right candidate', () => {
  expect(fitChoices([{ figures: [[1], [0]], right: [false, false] }], 1)).toEqual([]);
});
