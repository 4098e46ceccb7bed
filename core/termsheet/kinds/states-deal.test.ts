import { expect, it } from 'vitest';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { isTitledTermSheet, statesDeal } from './states-deal.ts';

const deal: TermSheetFacts = {
  ...noFacts,
  currency: 'USD',
  amount: 5_000_000,
  preMoney: 20_000_000,
  liquidationMultiple: 1,
};
const says = (facts: TermSheetFacts, text = 'Amount: $5m for Acme Inc.') => statesDeal({ text }, facts);

it('is stated by a sum, a price and a further term of a company that is named', () => {
  expect(says(deal)).toBe(true);
  expect(says({ ...deal, amount: 'unresolved', preMoney: 'unresolved' })).toBe(true);
  expect(says({ ...deal, amount: null, dragAlong: true })).toBe(false);
  expect(says({ ...deal, preMoney: null, dragAlong: true })).toBe(false);
  expect(says({ ...deal, liquidationMultiple: null })).toBe(false);
});

it('takes more terms where nobody is named, unless the first line calls it a term sheet', () => {
  expect(says(deal, 'A note of $500k with a cap of $5M')).toBe(false);
  expect(says({ ...deal, dragAlong: true, tagAlong: true, proRata: true }, 'A round of $5M')).toBe(true);
  expect(says(deal, '# Robots — Series A Term Sheet Summary\n\nAmount: $5M')).toBe(true);
});

it.each([
  ['TERM SHEET FOR INVESTMENT IN PAYMENTS\n1. Valuation', true],
  ['Term sheet guide\n\nAmount', false],
  ['How offers are read\n\nTerm sheet', false],
])('%j has the title of a term sheet: %s', (text, expected) => {
  expect(isTitledTermSheet(text)).toBe(expected);
});
