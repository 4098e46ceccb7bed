import type { Offer } from '../../content/offer.ts';
import { list, section } from '../../content/write.ts';

/** A Finnish utility: Roman clauses, lettered items. */
export const ilmatarWind: Offer = {
  id: 'ilmatar-wind',
  hand: 'Finnish utility, Roman clauses',
  place: 'FI',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Ilmatar Tuuli Oy: indicative terms',
  numbering: { sections: 'I.' },
  signatures: [{ for: 'Ystävällisin terveisin', lines: ['Kainuun Voima Oy', 'Aino Rautio'] }],
  facts: {
    currency: 'EUR',
    amount: 3_000_000,
    preMoney: 9_000_000,
    investorStakePercent: 25,
    antiDilution: 'broad-based',
    noShopDays: 40,
    governingLaw: 'Finland',
  },
  body: [
    section(
      'Subscription',
      'Kainuun Voima subscribes for new shares against EUR 3,000,000. Without them the company is valued at EUR 9,000,000. It will then own 25%.',
    ),
    section(
      'Adjustment',
      'A later and cheaper issue corrects the conversion ratio by a broad-based weighted average.',
    ),
    section(
      'Reserved to unanimity',
      list('a)', 'a change of the field of business;', 'guarantees for the debts of others;', 'mergers.'),
    ),
    section('Exclusivity', 'Forty days from the day on which both have signed.'),
    section('Law and language', 'Finnish law; arbitration in Helsinki, in English.'),
  ],
};
