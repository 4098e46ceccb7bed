import type { Offer } from '../../content/offer.ts';
import { section } from '../../content/write.ts';

/** A Danish dairy: clauses as § with notes. */
export const jagtlundMejeri: Offer = {
  id: 'jagtlund-mejeri',
  hand: 'Danish dairy, paragraph signs',
  place: 'DK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Jagtlund Mejeri ApS, tilbud om investering (English)',
  front: ['Vejle, 20. august'],
  footnotes: { first: 'The first letter said DKK 3.000.000 for a third; that is off the table.' },
  facts: {
    currency: 'DKK',
    amount: 2_500_000,
    preMoney: 7_500_000,
    investorStakePercent: 25,
    governingLaw: 'Denmark',
  },
  body: [
    section('Contribution', 'DKK 2.500.000 for B-shares that carry one quarter of all rights.{^first}'),
    section('Worth', 'DKK 7.500.000, the cheese in the cellar included.'),
    section('Consent', 'Without ours the company neither builds nor buys beyond DKK 400.000.'),
    section('Law', 'Danish.'),
  ],
};
