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

it('stays near where the weights begin the more, the less there is to learn', () => {
  const choice = { figures: [[1], [0]], right: [false, true] };
  const [begun = 0] = fitChoices([choice], 1000, [2]);
  expect(begun).toBeCloseTo(2, 1);
  const [moved = 0] = fitChoices([choice], 0.01, [2]);
  expect(moved).toBeLessThan(1);
});

it('follows the choices that count more', () => {
  const [weight = 0] = fitChoices(
    [
      { figures: [[1], [0]], right: [true, false], weight: 5 },
      { figures: [[1], [0]], right: [false, true], weight: 1 },
    ],
    0.01,
  );
  expect(weight).toBeGreaterThan(1);
});
