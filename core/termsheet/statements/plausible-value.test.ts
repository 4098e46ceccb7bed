import { expect, it } from 'vitest';
import { isPlausible } from './plausible-value.ts';

it.each([
  ['vestingMonths', 3, 120],
  ['preMoney', 10_000, 1e12],
  ['amount', 1000, 1e11],
  ['liquidationMultiple', 0.5, 10],
  ['noShopDays', 5, 365],
  ['board.total', 1, 15],
  ['noteInterestPercent', 0, 40],
] as const)('takes %s from %d to %d for a term, and nothing beyond', (fact, least, most) => {
  expect(isPlausible(fact, least)).toBe(true);
  expect(isPlausible(fact, most)).toBe(true);
  expect(isPlausible(fact, least - 0.5)).toBe(false);
  expect(isPlausible(fact, most + 1)).toBe(false);
});

it('has no limits for a choice', () => {
  expect(isPlausible('dragAlong', true)).toBe(true);
  expect(isPlausible('participation', 'full')).toBe(true);
  expect(isPlausible('liquidationMultiple', 'unresolved')).toBe(true);
});
