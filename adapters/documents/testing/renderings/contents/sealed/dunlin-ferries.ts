import type { Offer } from '../../content/offer.ts';
import { list, section } from '../../content/write.ts';

/** A harbour trust whose clauses have two levels of numbers. */
export const dunlinFerries: Offer = {
  id: 'dunlin-ferries',
  hand: 'Harbour trust, two levels of numbers',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'DUNLIN FERRIES LTD HEADS OF TERMS',
  numbering: { sections: '1' },
  facts: {
    currency: 'GBP',
    amount: 900_000,
    preMoney: 2_100_000,
    investorStakePercent: 30,
    liquidationMultiple: 1,
    governingLaw: 'Scotland',
  },
  body: [
    section(
      'The stake',
      list(
        '1.1',
        'The Trust takes ordinary shares of a class of its own for £900,000.',
        'The ferries and their berths are put at £2,100,000 without that money.',
        'Hence the Trust holds 30%.',
      ),
    ),
    section(
      'When the boats are sold',
      list(
        '1.1',
        'Its £900,000 goes back to the Trust ahead of anybody.',
        'What is over goes to the others.',
      ),
    ),
    section('Seats', 'Four: two skippers, the harbour master, one for the Trust.'),
    section('Which law', 'The law of Scotland.'),
  ],
};
