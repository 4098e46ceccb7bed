import type { Offer } from '../../content/offer.ts';
import { list, section } from '../../content/write.ts';

/** A mill owner who lends a figure to each clause. */
export const aldermoorLooms: Offer = {
  id: 'aldermoor-looms',
  hand: 'Mill owner, figures first',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Aldermoor Looms Ltd – what I offer',
  front: ['Halifax, 3 April'],
  numbering: { sections: '1.' },
  facts: {
    currency: 'GBP',
    amount: 180_000,
    preMoney: 720_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    governingLaw: 'England and Wales',
  },
  body: [
    section('Sum', '£180,000 against a fifth of the shares; the mill is worth £720,000 before.'),
    section('First money out', 'My £180,000, or my fifth if that is better. One or the other.'),
    section(
      'What I ask to be asked about',
      list('(a)', 'looms above £25,000', 'new partners', 'the lease of the weaving shed'),
    ),
    section('Law', 'That of England and Wales.'),
  ],
};
