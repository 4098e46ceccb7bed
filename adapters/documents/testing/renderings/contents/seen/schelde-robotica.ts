import type { Offer } from '../../content/offer.ts';
import { band, inserted, list, term, terms } from '../../content/write.ts';

/** A Flemish fund's table in three parts. */
export const scheldeRobotica: Offer = {
  id: 'schelde-robotica',
  hand: 'Ghent fund, table in three parts',
  place: 'BE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Schelde Robotica BV – summary of investment conditions',
  front: ['Gent, 8 februari'],
  running: { heads: ['Artevelde Fonds – Schelde Robotica'], foot: 'blz. {page}' },
  facts: {
    currency: 'EUR',
    preMoney: 5_500_000,
    amount: 1_100_000,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'pari-passu',
    antiDilution: 'weighted-average',
    optionPoolPercent: 5,
    optionPoolBasis: 'post-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    nonCompeteMonths: 24,
    noShopDays: 45,
    governingLaw: 'Belgium',
  },
  body: [
    terms(
      band('Part 1 – Capital'),
      ['Amount', '€1,100,000: Artevelde Fonds €800,000, Gentrepreneurs €300,000.'],
      ['Valuation', '€5,500,000 pre-money.'],
      ['Warrants for staff', '5% after the round, shared by all.'],
      ['Class', 'Class B, equal in rank with the class B of 2023.'],
      band('Part 2 – Rights'),
      [
        'Exit waterfall',
        'Class B takes its subscription price or its share in the whole, whichever is more. Classes A and C take the rest.',
      ],
      ['Anti-dilution', 'Anti-dilution warrants on a weighted average.'],
      ['Board', 'Two A, two B, one independent with a casting vote only on the budget.'],
      [
        'Majorities',
        'One B director must be in favour of',
        list('(a)', 'new shares or warrants;', 'loans beyond €100,000;', 'hiring above €100,000 a year.'),
      ],
      inserted(term('Figures', 'Monthly dashboard; annual accounts in March.')),
      [
        'Transfers',
        'Pre-emption, follow right, and follow duty at 75% including half of class B. Preferential right in new rounds.',
      ],
      band('Part 3 – People'),
      ['Founders', 'Reverse vesting, three years, linear. Two years without competition in the Benelux.'],
      ['Process', '45 days exclusive. Costs of the Fonds’ lawyers to €15,000. Belgian law.'],
    ),
  ],
};
