import { expect, it } from 'vitest';
import { noFacts } from '../facts.ts';
import { isPriceOpen } from './open-price.ts';

it('is open where the sum is, or every price that is named', () => {
  expect(isPriceOpen({ ...noFacts, amount: 'unresolved', preMoney: 4_000_000 })).toBe(true);
  expect(isPriceOpen({ ...noFacts, amount: 500_000, safeCap: 'unresolved' })).toBe(true);
  expect(isPriceOpen({ ...noFacts, preMoney: 4_000_000, pricePerShare: 'unresolved' })).toBe(false);
  expect(isPriceOpen({ ...noFacts, amount: 500_000 })).toBe(false);
});
