import { expect, test } from 'vitest';
import { statedTerms } from './stated-terms.ts';

test('what a document does not mention has no line', () => {
  expect(statedTerms({})).toEqual([]);
  const board = { total: null, founders: null, investors: null, independent: null };
  expect(statedTerms({ preMoney: null, board })).toEqual([]);
});

test('terms carry their unit, one is one, and open ones say so', () => {
  const terms = statedTerms({
    currency: 'GBP',
    preMoney: 4_000_000,
    liquidationMultiple: 1.5,
    cliffMonths: 12,
    redemptionAfterYears: 1,
    antiDilution: 'broad-based',
    noShopDays: 'unresolved',
    dragAlong: true,
    board: { total: 3, founders: 2, investors: 1, independent: 'unresolved' },
  });
  expect(Object.fromEntries(terms.map(({ name, text }) => [name, text]))).toEqual({
    Currency: 'GBP',
    'Pre-money valuation': '£4m',
    'Liquidation preference': '1.5×',
    'Vesting cliff': '12 months',
    'Redemption after': '1 year',
    'Anti-dilution': 'broad based',
    Exclusivity: 'left open',
    'Drag-along': 'yes',
    'Board seats': '3',
    'Board seats of founders': '2',
    'Board seats of investors': '1',
    'Independent board seats': 'left open',
  });
});

test('can be a choice in an order of its own', () => {
  const facts = { amount: 500_000, currency: 'USD', governingLaw: 'Delaware' };
  const names = statedTerms(facts, ['governingLaw', 'amount']).map(({ name }) => name);
  expect(names).toEqual(['Governing law', 'Amount invested']);
});
