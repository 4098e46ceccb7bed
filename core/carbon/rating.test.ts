import { expect, it } from 'vitest';
import { everyAnswer } from './every-answer.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { carbonRatings, rateEmissions } from './rating.ts';

it('refuses a figure that is none', () => {
  expect(() => rateEmissions(Number.NaN)).toThrow(RangeError);
});

it.each([
  [0, 'Very Low'],
  [0.2999, 'Very Low'],
  [0.3, 'Low'],
  [1.999, 'Low'],
  [2, 'Moderate'],
  [7.99, 'Moderate'],
  [8, 'High'],
  [49.9, 'High'],
  [50, 'Very High'],
  [3240, 'Very High'],
])('rates %d kg as %s', (monthlyKg, rating) => {
  expect(rateEmissions(monthlyKg).rating).toBe(rating);
});

it('puts between 15% and 25% of all answers into each of the five steps', () => {
  const figures = everyAnswer().map((answers) => rateEmissions(monthlyEmissionsKg(answers)).rating);
  for (const { rating } of carbonRatings) {
    const share = figures.filter((one) => one === rating).length / figures.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.25);
  }
});

it('gives every step a style class of its own', () => {
  const classes = carbonRatings.map(({ ratingColor }) => ratingColor);
  expect(new Set(classes).size).toBe(carbonRatings.length);
});

it('says what a figure must be', () => {
  for (const figure of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => rateEmissions(figure)).toThrow('monthly emissions must be a finite number of kilograms');
  }
});
