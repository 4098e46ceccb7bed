import type { Offer } from '../../content/offer.ts';
import { grid, section } from '../../content/write.ts';

/** A Highland lender: everything in a table of three columns. */
export const morvernSeaweed: Offer = {
  id: 'morvern-seaweed',
  hand: 'Highland agency, three columns',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Morvern Seaweed CIC: offer in outline',
  front: ['Lochaline, 1 February'],
  facts: {
    currency: 'GBP',
    amount: 75_000,
    investorStakePercent: 10,
    preMoney: 675_000,
    governingLaw: 'Scotland',
  },
  body: [
    grid(['Matter', 'Now', 'After'], ['Crofters', '100%', '90%'], ['Agency', '–', '10%']),
    section('What we pay', 'For that tenth, £75,000. It follows that we think the rest is worth £675,000.'),
    section('What we ask', 'Accounts each spring, and our yes before the boats are pledged.'),
    section('What governs', 'Scots law.'),
  ],
};
