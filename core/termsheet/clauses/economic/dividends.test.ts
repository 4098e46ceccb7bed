import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { dividends } from './dividends.ts';

describe('E06 dividends', () => {
  it.each([
    ['Dividend: 7% of the share price yearly, cumulating from issue, payable on liquidation.', true, 7],
    ['Dividend: 9 percent a year over the amount paid and over dividends left standing.', true, 9],
    [
      'Coupon: a dividend of 10% a year that builds up daily whether or not the directors declare it.',
      true,
      10,
    ],
    [
      'Yield: 10% annually, accrues from day to day regardless of profits, compounds each anniversary.',
      true,
      10,
    ],
    ['Preferred return: 9% each year on the sum subscribed; it may be rolled up until an exit.', true, 9],
    [
      'Dividends: 8% per annum, if and when declared; unpaid amounts do not build up from year to year.',
      false,
      8,
    ],
    [
      'Dividends: at 6% per annum when, as and if the Board determines to pay them. Amounts not declared in a year lapse.',
      false,
      6,
    ],
    ['Dividends: Only if the directors declare any. No coupon, nothing accumulates.', false, null],
    ['Covenants: no dividends or repurchases of stock.', null, null],
    ['Dividends: solely upon a resolution of the board.', false, null],
    ['Dividends: at the discretion of the directors.', false, null],
    ['Dividends: such as the board may resolve upon. None accrues.', false, null],
    ['Dividends: accrue at 8% per annum on a non-cumulative basis, payable if declared.', false, 8],
    ['Dividends: never cumulative.', false, null],
    ['Dividends: none with priority, none accumulating.', false, null],
    ['Dividends: shared as with the ordinary shares; nothing which accrues.', false, null],
    ['We take ours when the board pays one. Nothing accrues.', false, null],
    ['Preference. Our money, once. No dividend by preference and nothing which accrues.', false, null],
    ['Dividends: equal for all, none fixed.', false, null],
    ['Dividends: no coupon. Nothing piles up.', false, null],
  ])('reads %j', (text, cumulative, percent) => {
    const { facts } = examineText(dividends, text).reading;
    expect([facts.dividendCumulative ?? null, facts.dividendPercent ?? null]).toEqual([cumulative, percent]);
  });

  it.each([
    ['Dividend: 5% cumulative; what is unpaid is added to the Stated Value.', 'Red'],
    ['Dividend: 5% cumulative, and unpaid dividend itself bears dividend.', 'Red'],
    ['Dividend: 5% cumulative, simple.', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(dividends, text).rating).toBe(rating);
  });
});

const dividendOf = (text: string) => {
  const { dividendCumulative, dividendPercent } = examineText(dividends, text).reading.facts;
  return [dividendCumulative ?? null, dividendPercent ?? null];
};

describe('a dividend as it is stated', () => {
  it.each<[string, (boolean | number | string | null)[]]>([
    ['Board: three directors.', [null, null]],
    ['Dividend: 8% cumulative / non-cumulative preference dividend.', ['unresolved', 8]],
    ['Reserved matters: the payment of any dividend.', [null, null]],
    ['[Note: a cumulative dividend of 8% is common in buyouts.]', [null, null]],
    ['Dividends: None.', [false, null]],
    ['Dividends: no cumulative or preferential dividends.', [false, null]],
    ['Dividends: 6% per annum, non-cumulative, when and if declared.', [false, 6]],
    ['Dividends: [__]% per annum, cumulative.', [true, 'unresolved']],
    ['Dividends: [cumulative] [non-cumulative].', ['unresolved', null]],
    ['Dividends: a cumulative dividend of 8% a year accrues, whether or not declared.', [true, 8]],
    ['Dividends: accrue daily at ten per cent per annum and are added to the preference.', [true, 10]],
    ['Dividends: paid as and when declared, pro rata with the ordinary shares.', [false, null]],
    ['Dividends: declared with the consent of holders of 75% of the shares.', [null, null]],
  ])('reads %j', (text, expected) => {
    expect(dividendOf(text)).toEqual(expected);
  });

  it('takes cumulative where the document says both, and reports it', () => {
    const { reading } = examineText(
      dividends,
      'Dividends: 5% a year, non-cumulative.\n\nPreferred return: a cumulative dividend of 5% a year.',
    );
    expect(reading.status).toBe('contradictory');
    expect(reading.facts.dividendCumulative).toBe(true);
    expect(reading.contradictions).toHaveLength(1);
  });

  it.each([
    ['Dividends: None.', 'Green'],
    ['Dividends: 8% a year, non-cumulative, if declared.', 'Green'],
    ['Dividends: 9% a year, non-cumulative, if declared.', 'Amber'],
    ['Dividends: 8% a year.', 'Amber'],
    ['Dividends: cumulative at 6% a year, simple, not compounding.', 'Amber'],
    ['Dividends: cumulative at 7% a year.', 'Red'],
    ['Dividends: cumulative at 5% a year, compounding annually.', 'Red'],
    ['Dividends: cumulative at 5% a year, payable in additional shares.', 'Red'],
    ['Dividends: cumulative at [__]%.', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(dividends, text).rating).toBe(rating);
  });

  it.each([
    ['Dividends: cumulative at 8% a year.', '1.40 times'],
    ['Dividends: cumulative at 8% a year, compounding annually.', '1.47 times'],
    ['Dividends: cumulative at 12% a year, compounding annually.', '1.76 times'],
  ])('reckons what %j makes of the investment in five years: %s', (text, growth) => {
    expect(examineText(dividends, text).assessments[0]?.risk).toContain(growth);
  });
});
