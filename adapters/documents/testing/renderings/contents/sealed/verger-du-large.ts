import type { Offer } from '../../content/offer.ts';
import { drafting, list, paragraph, section } from '../../content/write.ts';

/** A letter of intent from Nantes. */
export const vergerDuLarge: Offer = {
  id: 'verger-du-large',
  hand: 'Nantes regional fund, letter of intent',
  place: 'FR',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Letter of intent – Verger du Large SAS',
  front: ['Loire Océan Capital', 'Nantes, le 11 juin'],
  numbering: { sections: 'Article 1' },
  running: { heads: ['LOI Verger du Large'], foot: '{page}' },
  facts: {
    currency: 'EUR',
    preMoney: 9_000_000,
    amount: 3_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'full',
    antiDilution: 'full-ratchet',
    board: { total: 5, founders: 3, investors: 2, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    lockUpMonths: 48,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    founderWarranties: 'capped',
    redemptionAfterYears: 6,
    noShopDays: 60,
    breakFee: true,
    governingLaw: 'France',
  },
  body: [
    paragraph(
      'Madam, Sir, we confirm our interest in entering the capital of your company upon the conditions hereunder.',
    ),
    section(
      'Operation',
      'Subscription by Loire Océan Capital of 3 000 000 euros in category P shares, at a pre-money valuation of 9 000 000 euros, that is to say 25% of the capital and voting rights.',
    ),
    section(
      'Price adjustment',
      'Should an increase of capital occur at a lower price, our price is brought down to that price by the exercise of BSA attached to the P shares.{^wa}',
    ),
    section(
      'Distribution on exit',
      'Out of the price or the liquidation surplus, P shares first receive the 3 000 000 euros; the surplus is then distributed between all shares, P shares included, in equal parts.',
    ),
    section(
      'Governance',
      'A board of five members, three on the proposal of the founders and two on ours. Important decisions, a list of which will be annexed, require the favourable vote of one of our members:',
      list('–', 'budget;', 'indebtedness;', 'acquisitions;', 'remuneration of managers.'),
    ),
    section(
      'Circulation of shares',
      list(
        '1.',
        'The founders’ shares may not be transferred for four years.',
        'Right of pre-emption and full right of joint exit.',
        'Upon acceptance of an offer by two thirds of the votes, obligation to sell.',
        'Maintenance of our percentage in any increase of capital.',
        'In the absence of exit at the end of the sixth year, the company or the founders redeem our shares at a price fixed by an expert.',
      ),
    ),
    section(
      'Managers',
      'A manager leaving of his own will within four years yields his shares at the lower of nominal and real value. Non-competition of two years, paid.',
      drafting('Note: seniority of the family loan (120 000 euros) still to be seen with the notary'),
    ),
    section(
      'Guarantees',
      'Usual guarantees of assets and liabilities by the founders, to the limit of 30% of our investment.',
    ),
    section('Exclusivity', 'Sixty days. In case of breach, a fixed indemnity of 80 000 euros.'),
    section('Law', 'French law. Commercial court of Nantes.'),
    paragraph('We beg you to accept, Madam, Sir, the expression of our distinguished sentiments.'),
  ],
  footnotes: { wa: 'The weighted average of our teaser is abandoned.' },
};
