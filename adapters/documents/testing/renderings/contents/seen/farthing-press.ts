import type { Offer } from '../../content/offer.ts';
import { paragraph } from '../../content/write.ts';

/** A printer who writes a letter in paragraphs. */
export const farthingPress: Offer = {
  id: 'farthing-press',
  hand: 'Retired printer, letter',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Your press, and what I would put into it',
  front: ['Ludlow, 11 October'],
  signatures: [{ for: 'Yours ever,', lines: ['Bertram Oakes'] }],
  facts: {
    currency: 'GBP',
    amount: 60_000,
    investorStakePercent: 15,
    preMoney: 340_000,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph('Dear Nell,'),
    paragraph(
      'You asked what I would pay. I would pay £60,000 for 15% of Farthing Press, which puts the shop at £340,000 as it stands.',
    ),
    paragraph(
      'I want no seat. Send me the books once a quarter and ask me before you borrow more than £10,000.',
    ),
    paragraph(
      'Should you sell, my £60,000 comes first, and nothing more than that unless my share is worth more.',
    ),
    paragraph('English law will serve us both, as it has so far.'),
  ],
};
