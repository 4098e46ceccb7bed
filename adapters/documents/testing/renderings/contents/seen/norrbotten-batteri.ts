import type { Offer } from '../../content/offer.ts';
import { section, unnumbered } from '../../content/write.ts';

/** A bank’s venture arm: long clauses with unnumbered headings. */
export const norrbottenBatteri: Offer = {
  id: 'norrbotten-batteri',
  hand: 'Luleå bank, unnumbered long clauses',
  place: 'SE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Proposal regarding Norrbotten Batteri AB',
  front: ['Luleå, 30 november', 'Not binding'],
  facts: {
    currency: 'SEK',
    amount: 40_000_000,
    preMoney: 160_000_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    dragAlong: true,
    tagAlong: true,
    governingLaw: 'Sweden',
  },
  body: [
    unnumbered(
      section(
        'The investment',
        'The bank would contribute SEK 40 000 000 for preference shares of series P. The company and the bank have agreed that all shares issued so far, together with those that employees may call for, are worth SEK 160 000 000, so that the bank will hold one fifth of the company once it has paid.',
      ),
    ),
    unnumbered(
      section(
        'Distribution',
        'If the company is wound up or changes hands, series P has its issue price before other series have anything. Whoever holds it may instead take the place of an ordinary holder, and does one or the other.',
      ),
    ),
    unnumbered(
      section(
        'Transfers',
        'Holders of series P may join a sale by the founders in proportion. Two thirds of all votes, among them more than half of series P, can oblige the rest to sell.',
      ),
    ),
    unnumbered(section('Governing law', 'Swedish law, with arbitration in Luleå.')),
  ],
};
