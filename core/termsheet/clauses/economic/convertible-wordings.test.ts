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

describe('a cap and a discount among friends', () => {
  it.each([
    ['The valuation to be applied shall in no event exceed EUR 8,000,000.', 8e6],
    ['My top figure is eight million pounds, our money counted in.', 8e6],
    ['Treat the bakery as worth six million euros at most when you work out our price.', 6e6],
    ['We pay as though the whole firm were worth CHF 3 million.', 3e6],
    ['Our price: the company counts as $7,000,000 and not a dollar more.', 7e6],
    ['Please take €900,000 as my highest value for the price.', null],
    ['Valuation cap. $12,000,000 post-money; the notes of 2022 keep their own $5,000,000.', 12e6],
    ['Cap: GBP 4 million on a post-money footing.', 4e6],
    ['A cap of $6,000,000 stood in the first draft and has been struck out.', null],
    ['There was a ceiling of €2 million on Monday; we have dropped it.', null],
    ['If nobody has come by then, shares are worked out as if the firm were worth £800,000.', null],
    ['Costs: the ceiling would be £150,000 in fees.', null],
  ])('%s', (text, cap) => {
    expect(read(text, 'safe').safeCap).toBe(cap);
  });

  it.each([
    ['Price: one fifth under what they pay.', 20],
    ['The lender is granted a deduction of 22% on the price of the round.', 22],
    ['We get shares a quarter cheaper than the other investors.', 25],
    ['My shares come at a tenth off theirs.', 10],
    ['I pay 85p for every £1 the fund pays.', 15],
    ['Shares for seventy cents where the others pay one dollar.', 30],
    ['We take stock at fifteen cents off each dollar they pay.', 15],
    ['| Rebate on conversion | 18% |', 18],
    ['A tenth of the shares goes to the pool.', null],
    ['Stamps cost 85p for each letter.', null],
  ])('%s', (text, discount) => {
    expect(read(text, 'safe').safeDiscountPercent).toBe(discount);
  });

  it('reads a discount without its sign, and no other number behind the word', () => {
    const discountOf = (text: string) => read(text, 'safe').safeDiscountPercent;
    expect(discountOf('plus a discount of 35 off the next round price')).toBe(35);
    expect(discountOf('A discount of 30 days on the payment.')).toBe(null);
  });
});
