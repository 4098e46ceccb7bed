import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { financingType } from './financing-type.ts';

const typeOf = (text: string) => financingType(createReading(readPlainText(text)));

describe('which of three instruments an offer is about', () => {
  it.each([
    ['Dear Ida,\n\nI would lend Orrery Lamps Ltd £90,000. At your next round it becomes ordinary shares.'],
    ['Fell & Daughters lends, Orrery borrows. The loan is exchanged for shares when a fund arrives.'],
    ['We are happy to lend the bakery 80,000 francs. If you raise from a fund first, we take stock instead.'],
    ['We give fifty lakh against OCDs, at the option of the holder.'],
    ['KISS for Orrery Lamps, Inc.\n\nInterest accrues at 4% a year. The maturity date is in two years.'],
    ['Konvertibellån till Orrery AB\n\nConversion at the subscription price of the next issue.'],
  ])('is a note: %s', (text) => {
    expect(typeOf(text)).toBe('convertible-note');
  });

  it.each([
    ["Hi Ida,\n\n$30,000 today, and it's not a loan. I get shares when the funds do, at their price."],
    ['Money now, no loan. It turns into ordinary shares at the next round, worth what we pay before it.'],
    ['KISS for Orrery Lamps, Inc.\n\nNo interest is paid and there is no maturity date.\n\nDiscount: 20%.'],
    [
      'Orrery Lamps\n\nBoard seat: no\n\nPro rata: £50,000 of the next priced round\n\nYou issue: one post-money SAFE',
    ],
  ])('is a SAFE: %s', (text) => {
    expect(typeOf(text)).toBe('safe');
  });

  it.each([
    [
      'Orrery Lamps Limited: growth round\n\nValuation: £7m pre-money, fully diluted with SAFEs and loan notes\n\nClass: preferred shares',
    ],
    [
      'We put in €400,000 for preferred shares at a price per share of €2. The bank lends €100,000 beside us.',
    ],
    ['We get shares of a new class at £3m before the money. There is to be no loan above £50,000 unasked.'],
    ['Preferred shares at a pre-money valuation of $6m. This is not a loan, and nothing is paid back.'],
  ])('is a round of shares: %s', (text) => {
    expect(typeOf(text)).toBe('priced-equity');
  });
});
