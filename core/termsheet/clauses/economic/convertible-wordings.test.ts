import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { convertible } from './convertible.ts';

const read = (text: string, documentType: 'safe' | 'convertible-note') =>
  examineText(convertible, text, { documentType }).reading.facts;

describe('E13 in plain words', () => {
  it('reads a discount given as a fraction, and the ceiling beside the value on the long stop date', () => {
    const facts = read(
      'Price: the lesser of (i) four-fifths of the lowest price per share and (ii) the price per share which results from a pre-money equity value of £4,000,000 (the "Ceiling"). On the Long Stop Date, six months after the date of this letter, the price will be that which results from a value of £3,000,000.',
      'safe',
    );
    expect(facts).toMatchObject({ safeCap: 4e6, safeDiscountPercent: 20 });
  });

  it('reads a cap from its division, and tells the due date from the count of days', () => {
    const facts = read(
      'Interest: 7% per annum, simple, on a 365-day year, not paid until maturity.\n\nWhen due: twentyfour (24) months after the first closing.\n\nConversion: at the lower of 75% of the cash price and the price got by dividing $10,000,000 by the fully diluted share count.',
      'convertible-note',
    );
    expect(facts).toMatchObject({ safeCap: 10e6, noteInterestPercent: 7, noteMaturityMonths: 24 });
  });
});
