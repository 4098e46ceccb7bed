import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { proRata } from './pro-rata.ts';

describe('G04 pro rata', () => {
  it.each([
    ['Liquidation preference: the balance is shared pro rata among all holders.', null],
    ['Dividends: paid pro rata on all shares.', null],
    ['Pre-emption: None.', false],
    ['Investors have no right to participate in future rounds.', false],
    ['Transfers: there will be no pre-emption on new issues.', null],
    ['Anti-dilution right: on a cheaper issue the price is adjusted in proportion.', null],
    ['Transfers: [Note: add pre-emption on new issues.]', null],
    ['Pro rata rights: [__]', 'unresolved'],
    ['Transfers: there will be tag-along rights, and pre-emption on new issues and transfers.', true],
    [
      'Anti-dilution right: each Investor may subscribe to later capital increases so as to maintain its percentage.',
      true,
    ],
    ['Pre-emption: Statutory pre-emption disapplied; Investors to have pre-emption on new issues.', true],
    [
      'Participation Right: Major Purchasers may participate on a pro rata basis in subsequent issuances.',
      true,
    ],
    ['Pro rata. The Investor may buy its as-converted share of the next equity financing.', true],
    ['Investors may subscribe in any future financing to maintain their percentage holding.', true],
  ])('reads %j', (text, expected) => {
    expect(examineText(proRata, text).reading.facts.proRata).toBe(expected);
  });

  it.each([
    [
      'Right to participate: Investors may purchase up to 200% of their pro rata share of future issuances.',
      'Red',
    ],
    ['Pre-emption: the Lead Investor has a super pro rata right in the next round.', 'Red'],
    ['Pre-emption: the Investor may subscribe first until its stake reaches 35%.', 'Red'],
    ['Pre-emption: the Investor may subscribe for new shares to keep its stake of 20%.', 'Amber'],
    ['Pre-emption: all investors may take up their proportion of new issues.', 'Amber'],
    ['Pre-emption: Major Investors may take up their proportion of new issues, until an IPO.', 'Green'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(proRata, text).rating).toBe(rating);
  });
});
