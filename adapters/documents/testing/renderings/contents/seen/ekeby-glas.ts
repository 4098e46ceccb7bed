import type { Offer } from '../../content/offer.ts';
import { section } from '../../content/write.ts';

/** A Swedish glass maker: short paragraphs under capitals. */
export const ekebyGlas: Offer = {
  id: 'ekeby-glas',
  hand: 'Småland family, capitals over short words',
  place: 'SE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Ekeby Glas AB – erbjudande',
  front: ['Växjö, 2 juni'],
  signatures: [{ for: 'Vänliga hälsningar', lines: ['Familjen Krona', 'Elsa Krona'] }],
  facts: {
    currency: 'SEK',
    amount: 6_000_000,
    preMoney: 18_000_000,
    investorStakePercent: 25,
    governingLaw: 'Sweden',
  },
  body: [
    section('AMOUNT', 'SEK 6 000 000, in two parts: half now, half when the new furnace burns.'),
    section('VALUE', 'SEK 18 000 000 before.'),
    section('PART', 'A quarter.'),
    section('BOARD', 'We name one of five.'),
    section('LAW', 'Sweden.'),
  ],
};
