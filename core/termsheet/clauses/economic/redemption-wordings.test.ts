import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { redemption } from './redemption.ts';

describe('E09 redemption and put rights', () => {
  it.each([
    ['Redemption: The holders have no right of retraction and the Corporation has no right of redemption.'],
    ['Redemption: No series of Preferred may be put to the Company.'],
    ['Redemption: The Series A is not redeemable.'],
    [
      'Dividends: none. Shares are not redeemable.\n\nLiquidity: from the fourth anniversary the Investor may look for a buyer for the whole of the company, and the others transfer their shares to him.',
    ],
  ])('takes %j for an answer', (text) => {
    expect(examineText(redemption, text)).toMatchObject({
      reading: { status: 'present-and-none' },
      rating: 'Green',
    });
  });

  it.each([
    [
      'The Issuer must retire the whole of the Growth Preferred on the fourth anniversary of closing at 1.25 times Stated Value.',
      4,
    ],
    [
      'If no exit has happened by the fourth anniversary, we may ask the company, and to the extent that it is not able to do so the founders, to purchase our shares at cost plus 10% for each year.',
      4,
    ],
    [
      'If the distribution agreement is terminated, the Investor may sell its shares back to the Company at cost together with 8% per annum.',
      null,
    ],
  ])('finds the put in %j and rates it Red', (text, years) => {
    const { reading, rating } = examineText(redemption, text);
    expect(reading.facts.redemptionAfterYears ?? null).toBe(years);
    expect(rating).toBe('Red');
  });

  it('takes what an investor puts in for no put', () => {
    const text =
      'What we would put in\n\nThe round is £1,400,000, all of it on one day.\n\nBoard\n\nFive people.';
    expect(examineText(redemption, text).reading.status).toBe('absent');
  });

  it('reads a right that starts in the sixth year at cost as Amber', () => {
    const text =
      'Redemption: From the sixth anniversary, on request of two-thirds of the Series A, at price, out of lawfully available funds.';
    expect(examineText(redemption, text)).toMatchObject({
      reading: { facts: { redemptionAfterYears: 6 } },
      rating: 'Amber',
    });
  });

  it('has nothing to do with the vesting of founders, whose shares may be bought back', () => {
    const terms = examineText(
      redemption,
      'Redemption: The Series A is redeemable after the fifth anniversary of Closing.\n\nBuyback right/vesting for: [___]\n[__]% for first 12 months after Closing',
    );
    expect(terms.reading.facts.redemptionAfterYears).toBe(5);
  });
});
