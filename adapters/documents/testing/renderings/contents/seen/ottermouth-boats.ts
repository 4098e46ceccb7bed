import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A mail from a boat builder’s uncle, all in small letters. */
export const ottermouthBoats: Offer = {
  id: 'ottermouth-boats',
  hand: 'Uncle, small letters',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'ottermouth boats: my offer',
  facts: { currency: 'GBP', amount: 30_000, investorStakePercent: 12, preMoney: 220_000, vestingMonths: 24 },
  body: [
    paragraph('here it is, so nobody can say i never wrote it down:'),
    list(
      '1)',
      '30k from me, £220,000 for the yard as it is, which makes 12% for me',
      'you stay two years or hand back what you have not earned',
      'you show me the order book in spring and in autumn',
      'you sell, i sell, same day same price',
    ),
    paragraph('think it over till sunday.'),
  ],
};
