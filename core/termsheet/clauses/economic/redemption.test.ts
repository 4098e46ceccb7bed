import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { redemption } from './redemption.ts';

const years = (text: string) => examineText(redemption, text).reading.facts.redemptionAfterYears ?? null;
const found = (text: string) => {
  const { reading, rating } = examineText(redemption, text);
  return [reading.status, rating];
};

describe('E09 redemption and put rights', () => {
  it.each([
    ['Board: three directors.', 'absent', 'Green'],
    ['Redemption: None.', 'present-and-none', 'Green'],
    ["Redemption: not at the investors' option.", 'present-and-none', 'Green'],
    [
      "We can't ask for the shares to be bought back, not in year five and not ever.",
      'present-and-none',
      'Green',
    ],
    ['The shares can never be put back to the Company.', 'absent', 'Green'],
    ['- Not redeemable', 'present-and-none', 'Green'],
    ['Redemption: Not provided for.', 'present-and-none', 'Green'],
    ['Redemption: the Series A Preferred is not redeemable.', 'present-and-none', 'Green'],
    ['There is no mandatory redemption and no put option.', 'present-and-none', 'Green'],
    ['Redemption. The shares are irredeemable.', 'present-and-none', 'Green'],
    ['No holder may call upon the Company to purchase its shares.', 'present-and-none', 'Green'],
    ['Reserved matters: the Company may not redeem any shares without consent.', 'absent', 'Green'],
    ['[Note: the investor may ask for redemption after five years.]', 'absent', 'Green'],
    ['Redemption: after [__] years at the issue price.', 'unresolved', 'Amber'],
    ['Redemption: [Not redeemable.] [Redeemable after five years at cost.]', 'unresolved', 'Amber'],
  ])('does not take %j for a right', (text, status, rating) => {
    expect(found(text)).toEqual([status, rating]);
    expect(years(text)).toBe(status === 'unresolved' ? 'unresolved' : null);
  });

  it.each([
    ['Redemption: at the option of holders, on or after the fifth anniversary of Closing, at cost.', 5],
    ["We can't ask for our shares to be bought back before the fifth anniversary.", 5],
    ['Put option: after six years the Investor may require the Company to buy its shares at cost.', 6],
    ['Redemption: in three equal annual instalments from the fourth anniversary; notice of 90 days.', 4],
    ['Redemption: from month 30, at 3x cost.', 2.5],
    ['Redemption: after the end of year five at cost.', 5],
    [
      'Exit: the Company shall provide an exit by IPO or sale within 60 months of Closing. Failing this, the Investor may require the Company to buy back its shares at cost.',
      5,
    ],
    [
      'If no IPO has taken place within four years of Completion, the holders may require the Company to buy their shares.',
      4,
    ],
    // Two times of one right are when it begins and how it goes on: the earlier one counts, and it is no contradiction.
    ['Redemption: half after five years and half after six years, at cost.', 5],
  ])('reads %j as %d years', (text, expected) => {
    const { reading } = examineText(redemption, text);
    expect(reading.facts.redemptionAfterYears).toBe(expected);
    expect(reading.contradictions ?? []).toEqual([]);
  });

  it.each([
    [
      'Redemption: after five years at the issue price, out of lawful funds, by the Company.',
      'Amber',
      'after 5 years',
    ],
    ['Redemption: after three years at the issue price.', 'Red', 'Year five or later is usual.'],
    ['Redemption: from month 30, at 3x cost.', 'Red', 'for more than they paid'],
    [
      'Redemption: after six years at the higher of cost and fair market value.',
      'Red',
      'for more than they paid',
    ],
    [
      'Put option: after six years the Investor may require the Company or the Founders to buy its shares at cost.',
      'Red',
      'You may have to pay personally.',
    ],
    [
      'Redemption: after six years at cost. If the Company fails to redeem, the Investor appoints a majority of the board.',
      'Red',
      'penalty',
    ],
    ['Redemption: holders may require the Company to redeem their shares at cost.', 'Red', 'not stated'],
  ] as const)('rates %j %s', (text, rating, reason) => {
    const [assessment] = examineText(redemption, text).assessments;
    expect(assessment?.rating).toBe(rating);
    expect(assessment?.risk).toContain(reason);
    expect(assessment?.recommendation).toMatch(/^Ask for/);
  });

  it('tells a founder in the UK what the right does to EIS relief', () => {
    const [assessment] = examineText(redemption, 'Redemption: after five years at cost.', {
      jurisdiction: 'UK',
    }).assessments;
    expect(assessment?.jurisdictionalNote).toContain('EIS');
  });
});
