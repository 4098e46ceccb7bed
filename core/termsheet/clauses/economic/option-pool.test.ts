import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { optionPool } from './option-pool.ts';

const pool = (text: string) => {
  const { facts } = examineText(optionPool, text).reading;
  return [facts.optionPoolPercent ?? null, facts.optionPoolBasis ?? null];
};
const figures = { currency: 'USD', preMoney: 20e6, amount: 5e6 } as const;

describe('E08 option pool', () => {
  it.each<[string, (number | string | null)[]]>([
    ['Board: three directors.', [null, null]],
    ['Liquidation: options vest and 10% of the proceeds go to employees.', [null, null]],
    ['Founder vesting: 25% after one year.', [null, null]],
    ['Reserved matters: options of more than 5% of the shares.', [null, null]],
    ['[Note: founders often accept an option pool of 20%.]', [null, null]],
    ['Option pool: [___]% of the shares.', ['unresolved', null]],
    ['Option pool: [10%] [15%] of the fully diluted shares.', ['unresolved', null]],
    ['Option pool: options vest over four years, 25% after the first.', [null, null]],
    [
      'Option pool: 10% of the post-closing capitalisation, included in the pre-money valuation.',
      [10, 'pre-money'],
    ],
    [
      'Option pool: 12% created before completion, diluting the existing shareholders only.',
      [12, 'pre-money'],
    ],
    [
      'Option pool: 10% of the post-closing capital, included in the 2,000,000 existing shares.',
      [10, 'pre-money'],
    ],
    [
      'The 12,000,000 shares include an available pool equal to 10% of post-closing shares.',
      [10, 'pre-money'],
    ],
    ['Option pool: 8%, which sits inside that figure.', [8, 'pre-money']],
    ['ESOP: 8% of the share capital after the investment, shared by all holders.', [8, 'post-money']],
    ['Option pool: 11%, diluting the whole capital.', [11, 'post-money']],
    ['Option pool: 10%; all holders, the Trust among them, are diluted by it.', [10, 'post-money']],
    ['Option pool: 10%. It is measured after the closing.', [10, 'post-money']],
    ['Option pool: 5%, set up after we have joined, so we bear our part.', [5, 'post-money']],
    ['Option pool: 10% is set aside after our investment.', [10, 'post-money']],
    ['Option pool: 10%. That is not measured here.', [10, null]],
    ['Option pool: 9%, which dilutes the investors as much as it dilutes you.', [9, 'post-money']],
    ['Option pool: to be increased from 5% to 12% of the fully diluted shares.', [12, null]],
    ['Option pool: fifteen per cent of the shares.', [15, null]],
    ['Option pool: 14% after closing. Sits in the pre, so existing holders wear it.', [14, 'pre-money']],
    ["Staff pot, 10% of the company after we're in. It comes off your side, before us.", [10, 'pre-money']],
    [
      'A virtual participation programme of 9% of the capital after the round is established. It is to be borne by the present shareholders.',
      [9, 'pre-money'],
    ],
    [
      'They include a pot of options for staff. It is to be twelve per cent of the company, made before we arrive.',
      [12, 'pre-money'],
    ],
    [
      'Options for staff: 10%, made once we are in, so that it thins us just as everybody else.',
      [10, 'post-money'],
    ],
    [
      'Valuation: £1.6m before the money. That 1.6 includes the 8% you have set aside for staff options.',
      [8, 'pre-money'],
    ],
    [
      'Value: a pre-money valuation of SEK 120 000 000.\n\nOptions: 9% of the shares after the round, counted within the 120.',
      [9, 'pre-money'],
    ],
    ['Option pool: 8%, set up after completion, and it thins all of us in proportion.', [8, 'post-money']],
  ])('reads %j', (text, expected) => {
    expect(pool(text)).toEqual(expected);
  });

  it('takes the first size that the pool is given, not the parts of it that follow', () => {
    expect(pool('Option pool: 12% of the shares. Of the pool 8% is kept for executives.')).toEqual([
      12,
      null,
    ]);
  });

  it.each([
    ['Option pool: 10% of the shares, included in the pre-money valuation.', 'Green'],
    ['Option pool: 12% of the shares, included in the pre-money valuation.', 'Amber'],
    ['Option pool: 18% of the shares, included in the pre-money valuation.', 'Red'],
    ['Option pool: 12% after the investment, diluting all shareholders.', 'Green'],
    ['Option pool: 18% after the investment, diluting all shareholders.', 'Green'],
    ['Option pool: 12% of the shares.', 'Amber'],
    ['Option pool: of a size to be agreed.', 'Amber'],
    ['Option pool: [__]% of the shares.', 'Amber'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(optionPool, text).rating).toBe(rating);
  });

  it('shows the effective pre-money valuation of a pool inside it: 20m, 5m new, 25% make 13.75m', () => {
    const text = 'Option pool: 25% of the post-money capitalisation, included in the pre-money valuation.';
    const [assessment] = examineText(optionPool, text, { facts: figures }).assessments;
    expect(assessment?.risk).toContain('effective pre-money valuation is $13.75m, not $20m');
    const onlyPost = { currency: 'USD', postMoney: 25e6, amount: 5e6 } as const;
    const [fromPost] = examineText(optionPool, text, { facts: onlyPost }).assessments;
    expect(fromPost?.risk).toContain('effective pre-money valuation is $13.75m, not $20m');
  });

  it.each([
    ['Option pool: 25% of the shares, included in the pre-money valuation.', { preMoney: 20e6 }],
    ['Option pool: 10% after the investment, diluting all shareholders.', figures],
    ['Option pool: [__]% included in the pre-money valuation.', figures],
    ['Option pool: 90% of the shares, included in the pre-money valuation.', figures],
  ])('shows none where there is none to reckon: %j', (text, facts) => {
    const [assessment] = examineText(optionPool, text, { facts }).assessments;
    expect(assessment?.risk).not.toContain('effective');
  });

  it('misses a pool that is not mentioned', () => {
    const { assessments } = examineText(optionPool, 'Board: three directors.');
    expect(assessments).toMatchObject([{ rating: 'Amber', isMissing: true }]);
  });
});
