import type { Offer } from '../../content/offer.ts';
import { drafting, section, term, terms, unnumbered } from '../../content/write.ts';

/** A Danish fund: unruled two-column text with one paragraph of preamble. */
export const havblikPumps: Offer = {
  id: 'havblik-pumps',
  hand: 'Aarhus fund, preamble and table',
  place: 'DK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Havblik Pumps ApS – Term Sheet',
  front: ['Aarhus, 1. marts'],
  running: { heads: ['Havblik Pumps ApS'], foot: 'Side {page} af {pages}' },
  facts: {
    currency: 'DKK',
    preMoney: 24_000_000,
    postMoney: 30_000_000,
    amount: 6_000_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 12,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 30,
    governingLaw: 'Denmark',
  },
  body: [
    unnumbered(
      section(
        'Background',
        'Havblik Pumps makes pumps for sea farms. Jyske Vækst wishes to help it into Norway and Chile, on the terms below, none of which bind but the last two.',
      ),
    ),
    terms(
      [
        'Investment',
        'DKK 6.000.000 for 20% in B-shares, at DKK 24.000.000 before and DKK 30.000.000 after the money',
      ],
      ['Warrants', '8% for employees, inside the DKK 24.000.000'],
      [
        'Exit',
        'B-shares receive the higher of the investment once and their share of the proceeds',
        drafting('Internal: LP letter speaks of 1,5x with interest. Not for this company'),
      ],
      ['Price protection', 'Broad-based weighted average'],
      ['Board', 'Two founders, one Jyske Vækst, one independent chairman'],
      ['Veto', 'Budget, debt over DKK 500.000, new shares, sale of assets'],
      ['Reports', 'Monthly'],
      ['Shares', 'Pro rata; right of first refusal; tag-along; drag-along at 66 2/3%'],
      [
        'Founders',
        'Vesting over 36 months with a year’s cliff; 12 months’ competition clause with compensation',
      ],
      term('Warranties', 'Company and founders; founders to DKK 300.000 each'),
      ['Exclusivity', '30 days'],
      ['Law', 'Danish law, Danish Institute of Arbitration'],
    ),
  ],
};
