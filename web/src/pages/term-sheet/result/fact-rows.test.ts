import { expect, test } from 'vitest';
import { factRows } from './fact-rows.ts';

test('what a document does not mention has no line', () => {
  expect(factRows({})).toEqual([]);
  expect(
    factRows({ preMoney: null, board: { total: null, founders: null, investors: null, independent: null } }),
  ).toEqual([]);
});

test('facts carry their unit, and open ones say so', () => {
  const rows = factRows({
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
  expect(Object.fromEntries(rows.map(({ name, text }) => [name, text]))).toEqual({
    'Pre-money valuation': 'GBP 4,000,000',
    'Liquidation preference': '1.5×',
    'Vesting cliff': '12 months',
    'Redemption after': '1 year',
    'Anti-dilution': 'broad based',
    Exclusivity: 'left open',
    'Drag-along': 'yes',
    Board: '3 seats: 2 founders, 1 investors',
  });
});
