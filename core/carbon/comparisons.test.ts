import { expect, it } from 'vitest';
import { comparisonMeasures, comparisonsOf } from './comparisons.ts';
import { everyAnswer } from './every-answer.ts';
import { monthlyEmissionsKg } from './footprint.ts';

const textsOf = (monthlyKg: number) => comparisonsOf(monthlyKg).map(({ text }) => text);

it('has the things in the order of their size, each with where it was read', () => {
  const sizes = comparisonMeasures.map(({ kgEach }) => kgEach);
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(sizes.map((kg) => Number(kg.toPrecision(3)))).toEqual([0.0708, 0.266, 140]);
  for (const { source } of comparisonMeasures) {
    expect(source.title).not.toBe('');
    expect(source.boundary).not.toBe('');
  }
});

it('chooses by size', () => {
  expect(textsOf(0.0016)).toEqual([]);
  expect(textsOf(0.432)).toEqual(['20 miles in an average petrol car', '73 working days of a laptop']);
  expect(textsOf(108)).toEqual(['9.3 seats on a flight from London to Edinburgh']);
  expect(textsOf(3240)).toEqual(['280 seats on a flight from London to Edinburgh']);
  expect(textsOf(0)).toEqual([]);
});

it('gives at most two for every answer, never less than one of a thing', () => {
  for (const answers of everyAnswer()) {
    const chosen = comparisonsOf(monthlyEmissionsKg(answers));
    expect(chosen.length).toBeLessThanOrEqual(2);
    for (const { count, kgEach } of chosen) {
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count * kgEach).toBeCloseTo(monthlyEmissionsKg(answers) * 12, 9);
    }
  }
});

it('counts exactly one of a thing, and names it in the singular', () => {
  expect(textsOf(139.503 / 12)).toEqual([
    '1 seat on a flight from London to Edinburgh',
    '530 miles in an average petrol car',
  ]);
});

it('counts up to 1,000 of a thing, and leaves it out beyond', () => {
  const seats = '1.9 seats on a flight from London to Edinburgh';
  expect(textsOf(265.54176 / 12)).toEqual([seats, '1,000 miles in an average petrol car']);
  expect(textsOf(265.6 / 12)).toEqual([seats]);
});

it('keeps to flights where even of these there are too many to imagine', () => {
  expect(textsOf(20_000)).toEqual(['1,700 seats on a flight from London to Edinburgh']);
});
