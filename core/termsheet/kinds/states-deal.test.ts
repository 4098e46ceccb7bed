import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { createReading } from '../reading/reading.ts';
import { statesDeal } from './states-deal.ts';

const mail = 'Subject: Series A Term Sheet\n\nHere are the terms of our proposed $5M investment.';
const deal: TermSheetFacts = {
  ...noFacts,
  currency: 'USD',
  amount: 5_000_000,
  preMoney: 20_000_000,
  liquidationMultiple: 1,
  participation: 'none',
  optionPoolPercent: 15,
  noShopDays: 30,
};
const says = (facts: TermSheetFacts, text = mail) => statesDeal(createReading(readPlainText(text)), facts);

it('takes less to be stated under the title of a term sheet in the first line', () => {
  const few = { ...noFacts, amount: 500_000, preMoney: 4_500_000, proRata: true };
  expect(says(few, 'TERM SHEET FOR INVESTMENT IN ACME\n1. Valuation')).toBe(true);
  expect(says(few, 'Series A Term Sheet\n\nAmount')).toBe(true);
  expect(says(few, 'Term sheet guide\n\nAmount')).toBe(false);
  expect(says(few, 'How we read a term sheet\n\nAmount')).toBe(false);
});

it('is stated by a sum, a price and further terms under the title of a proposal', () => {
  expect(says(deal)).toBe(true);
  expect(says({ ...deal, amount: null, dragAlong: true })).toBe(false);
  expect(says({ ...deal, preMoney: null, dragAlong: true })).toBe(false);
  expect(says({ ...deal, noShopDays: null })).toBe(false);
  expect(says(deal, 'Exam questions\n\nWhat does the investor get of a $5M investment?')).toBe(false);
});
