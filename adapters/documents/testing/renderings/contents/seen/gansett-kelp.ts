import type { Offer } from '../../content/offer.ts';
import { band, grid, terms } from '../../content/write.ts';

/** A New England angel group: table with bands. */
export const gansettKelp: Offer = {
  id: 'gansett-kelp',
  hand: 'Rhode Island angels, table with bands',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Gansett Kelp Farms, Inc. | Series Seed outline',
  facts: {
    currency: 'USD',
    amount: 1_200_000,
    preMoney: 4_800_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    governingLaw: 'Delaware',
  },
  body: [
    terms(
      band('Money'),
      ['Round', '$1,200,000 of Series Seed Preferred'],
      ['Pre-money', '$4,800,000 with the pool counted in'],
      ['Preference', 'One time, no participation'],
      band('Say'),
      ['Directors', 'Three; ours is one of them'],
      ['Our consent', 'Needed to sell the leases, to borrow above $200,000, or to issue anything senior'],
      band('Rest'),
      ['Law', 'Delaware'],
    ),
    grid(
      ['Holder', 'Shares', '%'],
      ['Founders', '7,000,000', '70'],
      ['Pool', '1,000,000', '10'],
      ['Angels', '2,000,000', '20'],
    ),
  ],
};
