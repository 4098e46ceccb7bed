import { expect, it } from 'vitest';
import type { StatedQuantity } from '../language/quantity-kind.ts';
import { isSameValue, type QuantityFact, type StatedValue, valueAs } from './stated-facts.ts';

const quantity = (kind: StatedQuantity['kind'], value: number, days?: number): StatedQuantity => ({
  kind,
  value,
  start: 0,
  end: 1,
  ...(days === undefined ? {} : { days }),
});

it.each<[string, QuantityFact, StatedQuantity, number | null]>([
  ['a sum with a currency, however small', 'preMoney', quantity('money', 500), 500],
  ['a bare figure that is large enough for a sum', 'amount', quantity('count', 10_000), 10_000],
  ['a bare figure that is too small for a sum', 'amount', quantity('count', 9999), null],
  ['a share where a sum is asked for', 'preMoney', quantity('percent', 20), null],
  ['seats', 'board.total', quantity('count', 3), 3],
  ['months without their unit', 'vestingMonths', quantity('count', 48), 48],
  ['a share of the company', 'investorStakePercent', quantity('percent', 80), 80],
  ['the whole company', 'investorStakePercent', quantity('percent', 100), 100],
  ['a discount', 'safeDiscountPercent', quantity('percent', 20), 20],
  ['the deepest discount', 'safeDiscountPercent', quantity('percent', 50), 50],
  ['the share of the price that is paid', 'safeDiscountPercent', quantity('percent', 80), 20],
  ['exclusivity in days', 'noShopDays', quantity('period', 1.5, 45), 45],
  ['exclusivity whose days are not known', 'noShopDays', quantity('period', 1.5), null],
  ['a lock-up in months', 'lockUpMonths', quantity('period', 12, 360), 12],
  ['years until redemption', 'redemptionAfterYears', quantity('period', 60, 1800), 5],
  ['a multiple', 'liquidationMultiple', quantity('multiple', 2), 2],
  ['a multiple in per cent', 'liquidationMultiple', quantity('percent', 150), 1.5],
  ['what was paid, in per cent', 'liquidationMultiple', quantity('percent', 100), 1],
  ['less than what was paid', 'liquidationMultiple', quantity('percent', 99), null],
  ['a cap in per cent', 'participationCap', quantity('percent', 300), 3],
])('reads %s', (_, fact, stated, expected) => {
  expect(valueAs(fact, stated)).toBe(expected);
});

it.each<[StatedValue, StatedValue, boolean]>([
  ['full', 'full', true],
  ['full', 'capped', false],
  [true, true, true],
  [true, false, false],
  [true, 1, false],
  [1, true, false],
  ['1', 1, false],
  [1, '1', false],
  [100, 100.5, true],
  [100, 100.6, false],
  [1000, 1004, true],
  [1000, 1006, false],
  [-1000, -1004, true],
  [0.5, 0.504, true],
  [0.5, 0.506, false],
])('compares %s and %s but for rounding: %s', (left, right, expected) => {
  expect(isSameValue(left, right)).toBe(expected);
});
