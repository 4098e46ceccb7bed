import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { examineText } from '../testing/examine-text.ts';
import { investmentAmount } from './investment-amount.ts';
import { valuation } from './valuation.ts';
import { readValuation } from './valuation-reading.ts';

const facts = (text: string) => examineText(valuation, text).reading.facts;
const amountOf = (text: string) => examineText(investmentAmount, text).reading.facts.amount;

it('takes the value that a sentence names, whatever else it says under a label that names it too', () => {
  const text =
    'Investment & Post-Money Valuation: Fund LP to invest $12.0M at a $60.0M post-money valuation, fully diluted.';
  expect(examineText(valuation, text).reading).toMatchObject({ facts: { postMoney: 60_000_000 } });
  expect(examineText(valuation, text).reading.contradictions ?? []).toEqual([]);
});

it('takes the shares that a value before the money counts for shares that are there', () => {
  const text =
    'Price: $3.20 per share, based upon a pre-money valuation of $32,000,000 (10,000,000 shares, including shares issued on conversion of the notes).';
  expect(readValuation(createReading(readPlainText(text))).newShares).toBeNull();
});

it.each([
  [
    'We subscribe 200,000 preference shares at 30 euros each, on a pre-money valuation of 18,000,000 euros.',
    30,
  ],
  [
    'It subscribes on a pre-money valuation of 4,500,000 euros, by means of 25,000 new participations at 60 euros each.',
    60,
  ],
])('reads the price of a share in %j', (text, price) => {
  expect(facts(text).pricePerShare).toBe(price);
});

describe('the value before the money, whatever it is before', () => {
  it.each([
    ['Value before the money: 6.000.000,00 EUR on a fully diluted basis', 6_000_000],
    ['The value of the Company before the operation is fixed at 14,0 M\u20ac.', 14_000_000],
    ['I am happy with NZ$1.6m before my money, fully diluted', 1_600_000],
    ['Company value before the issue: SEK 96 000 000, fully diluted', 96_000_000],
    ['Valuation. The company is worth EUR 8m before the capital increase.', 8_000_000],
    ['Valuation: A$9.0m before the round on a fully diluted basis', 9_000_000],
    ['Price. \u00a34m prior to the investment, fully diluted.', 4_000_000],
    [
      'Price. The pre-money value on a fully diluted basis is EUR 15,000,000, the post-money value EUR 20,000,000.',
      15_000_000,
    ],
    [
      'Valuation. The pre-money valuation, fully diluted, is 6.000.000 \u20ac and the post-money valuation 8.000.000 \u20ac.',
      6_000_000,
    ],
    ['Valuation. Fully diluted pre-money valuation: Euro 6.000.000.', 6_000_000],
  ])('%s', (text, preMoney) => {
    expect(facts(text).preMoney).toBe(preMoney);
  });
  it.each([
    ['Company value after the issue: SEK 120 000 000', 120_000_000],
    ['Valuation. After both tranches the value is 20,0 M\u20ac.', 20_000_000],
    ['Valuation: \u00a36m before the round; \u00a38m after it.', 8_000_000],
  ])('%s', (text, postMoney) => {
    expect(facts(text).postMoney).toBe(postMoney);
  });
});

describe('what the investors hold', () => {
  it('is not what a programme for staff comes to', () => {
    const text =
      'Valuation. Prior to the capital increase a virtual programme (VSOP) is set up which amounts to 18% of the share capital after closing.';
    expect(facts(text).investorStakePercent).toBeNull();
  });
  it.each([
    ['Holding of the Investors after completion: 20,00%', 20],
    ['Post-Closing Ownership: 20%', 20],
    [
      'A. Structure\nThe Fund subscribes for EUR 1.5m.\n\nB. Valuation\nPre-money valuation: EUR 6m. The Investors hold 20%.',
      20,
    ],
    ['Valuation. After both tranches the value is EUR 20m and the Investors hold 30%.', 30],
    ["New investors' part after closing: 20 %", 20],
    ["Valuation: CHF 18'000'000 post-money; Investor group 25%", 25],
    ['Valuation. A$12.0m after it. New investors will own 25%.', 25],
  ])('%s', (text, stake) => {
    expect(facts(text).investorStakePercent).toBe(stake);
  });
  it.each([
    'The Investors hold at least 5%.',
    'Information: while the Investor holds 5% or more of the shares it receives accounts.',
    'Valuation: EUR 5m. Option pool: 10%.',
  ])('%s says nothing of it', (text) => {
    expect(facts(text).investorStakePercent).toBeNull();
  });
});

describe('the price of one share', () => {
  it.each([
    ['Valuation: EUR 6.000.000 pre-money (25.000 shares, 240,00 EUR each)', 240],
    ["Investment: CHF 4'500'000 for 50'000 Preferred A Shares at CHF 90.00 a share", 90],
    ['New shares: 50 000 class P shares at SEK 480 each', 480],
  ])('%s', (text, price) => {
    expect(facts(text).pricePerShare).toBe(price);
  });
  it('is not what each investor pays', () => {
    expect(facts('Investment: two investors, EUR 500,000 each').pricePerShare).toBeNull();
  });
});

describe('the sum, under any of its labels', () => {
  it.each([
    ['Money to be raised: 1.500.000,00 EUR, of which the Lead pays 1.000.000,00 EUR', 1_500_000],
    ['Ticket. \u20ac2,5m in cash against new class B shares, payable at the public deed.', 2_500_000],
    ['Sum. 3.200.000,00 PLN against promissory notes: 2.000.000,00 PLN on signature', 3_200_000],
    ['Principal: kEUR 750 in total, of which A lends kEUR 500 and others kEUR 250.', 750_000],
    ['Capital increase: EUR 2m in cash', 2_000_000],
  ])('%s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });
});

const figures = (text: string) => {
  const { preMoney, postMoney, pricePerShare, investorStakePercent } = examineText(valuation, text).reading
    .facts;
  return [preMoney ?? null, postMoney ?? null, pricePerShare ?? null, investorStakePercent ?? null];
};
const ratingOf = (text: string) => examineText(valuation, text).rating;

describe('E01 valuation', () => {
  it.each<[string, (number | string | null)[]]>([
    ['Board: three directors.', [null, null, null, null]],
    ['[Note: comparable companies are valued at a pre-money of £9m.]', [null, null, null, null]],
    ['Founders: Ann Lee holds 40% and Jo Roy holds 40% of the shares.', [null, null, null, null]],
    ['Option pool: exercise price of £0.10 per share.', [null, null, null, null]],
    ['Liquidation: a sale at less than £10,000,000 goes to the investors first.', [null, null, null, null]],
    ['Pre-money valuation: £[____].', ['unresolved', null, null, null]],
    ['Pre-money valuation: [£4m] [£5m].', ['unresolved', null, null, null]],
    ['Valuation: £4,000,000 pre-money, fully diluted.', [4e6, null, null, null]],
    [
      'Valuation: EUR 4.800.000 pre-money, EUR 6.000.000 post-money. Investors receive 20 %.',
      [4.8e6, 6e6, null, 20],
    ],
    [
      'Price: $1.25 per share, based on a fully diluted pre-money valuation of $8 million.',
      [8e6, null, 1.25, null],
    ],
    ['We value the company at four million pounds before the money.', [4e6, null, null, null]],
  ])('reads %j', (text, expected) => {
    expect(figures(text)).toEqual(expected);
  });

  it('takes the lower of two valuations and reports the contradiction', () => {
    const { reading, rating } = examineText(
      valuation,
      'Valuation: £5,000,000 pre-money, fully diluted.\n\nPre-money valuation: £4,000,000.',
    );
    expect(reading.status).toBe('contradictory');
    expect(reading.facts.preMoney).toBe(4e6);
    expect(reading.contradictions?.[0]?.evidence).toHaveLength(2);
    expect(rating).toBe('Green');
  });

  it.each([
    ['Board: three directors.', 'Red'],
    ['Pre-money valuation: £[____].', 'Amber'],
    ['Valuation: £5,000,000.', 'Amber'],
    ['Price per share: £1.25.', 'Amber'],
    ['Valuation: £4,000,000 pre-money.', 'Amber'],
    ['Valuation: £4,000,000 pre-money, fully diluted.', 'Green'],
  ])('rates %j %s', (text, rating) => {
    expect(ratingOf(text)).toBe(rating);
  });

  it('rates a post-money valuation with a pool of unknown size inside it Red', () => {
    const { rating } = examineText(valuation, 'Post-money valuation: £6,000,000.', {
      facts: { optionPoolPercent: 'unresolved', optionPoolBasis: 'pre-money' },
    });
    expect(rating).toBe('Red');
  });
});
