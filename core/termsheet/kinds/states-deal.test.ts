import { expect, it } from 'vitest';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { statesDeal } from './states-deal.ts';

const deal: TermSheetFacts = {
  ...noFacts,
  currency: 'USD',
  amount: 5_000_000,
  preMoney: 20_000_000,
  liquidationMultiple: 1,
};

it('is stated by a sum, a price and a further term', () => {
  expect(statesDeal(deal)).toBe(true);
  expect(statesDeal({ ...deal, amount: 'unresolved', preMoney: 'unresolved' })).toBe(true);
  expect(statesDeal({ ...deal, amount: null, dragAlong: true })).toBe(false);
  expect(statesDeal({ ...deal, preMoney: null, dragAlong: true })).toBe(false);
  expect(statesDeal({ ...deal, liquidationMultiple: null })).toBe(false);
});
