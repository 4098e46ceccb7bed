import type { Offer } from '../../content/offer.ts';
import { box, grid, item, list, paragraph, section, withdrawn } from '../../content/write.ts';

/** A Cape Town fund: rand with spaces, clauses with schedules, capitals. */
export const kuduEnergy: Offer = {
  id: 'kudu-energy',
  hand: 'Cape Town impact fund, rand with spaces',
  place: 'ZA',
  type: 'priced-equity',
  language: 'en-ZA',
  title: 'Kudu Off-Grid Energy (Pty) Ltd – Non-binding Indicative Offer',
  front: ['Cape Town, 18 September'],
  numbering: { sections: '1', subsections: '1.1' },
  running: { heads: ['Table Bay Impact Fund', 'NBIO – Kudu Off-Grid Energy'], foot: '{page}' },
  facts: {
    currency: 'ZAR',
    preMoney: 60_000_000,
    amount: 20_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'full',
    antiDilution: 'broad-based',
    dividendPercent: 10,
    dividendCumulative: true,
    redemptionAfterYears: 6,
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    lockUpMonths: 60,
    nonCompeteMonths: 24,
    founderWarranties: 'capped',
    noShopDays: 60,
    breakFee: true,
    governingLaw: 'South Africa',
  },
  body: [
    box(paragraph('This offer lapses on 30 September.')),
    section(
      'Investment',
      section(
        'Amount',
        'R20 000 000 in convertible preference shares: R12 000 000 on the effective date and R8 000 000 once 4 000 households are connected, as verified by the Fund.',
      ),
      section('Valuation', 'R60 000 000 before the investment, so that the Fund holds 25%.'),
      section(
        'Shareholding',
        grid(
          ['', 'Ordinary', 'Preference', '%'],
          ['Sipho Dlamini', '3 000', '–', '37.5'],
          ['Anneke Vos', '3 000', '–', '37.5'],
          ['Fund', '–', '2 000', '25.0'],
        ),
      ),
    ),
    section(
      'Returns',
      section('Preference dividend', '10% a year, accumulating.'),
      section(
        'Exit',
        'The Fund first takes its subscription price and accumulated dividends and then participates with ordinary shareholders as though converted.',
        withdrawn(paragraph('Participation ends at three times the subscription price.')),
      ),
      section(
        'Put',
        'From the sixth anniversary the Fund may put its shares to the Company at fair value.{^irr}',
      ),
      section('Later issues', 'Adjustment by a broad-based weighted average; pre-emption for all.'),
    ),
    section(
      'Control',
      section('Board', 'Two directors from the founders, two from the Fund, and one independent.'),
      section(
        'Reserved matters',
        list(
          '(a)',
          'capital and distributions;',
          item('contracts', list('(i)', 'above R1 000 000;', 'with the State;')),
          'executive pay;',
          'environmental and social policy.',
        ),
      ),
      section('Information', 'Monthly, and impact indicators each quarter.'),
    ),
    section(
      'Shares',
      section('Founders', 'No sale for five years. Come-along from 60%, tag-along for all.'),
      section('Restraint', 'Two years, in the Republic.'),
      section('Warranties', 'Founders to R2 000 000.'),
    ),
    section(
      'Process',
      section('Exclusivity', '60 days; if the Company breaks off, it refunds costs to R400 000.'),
      section('Law', 'South Africa.'),
    ),
  ],
  footnotes: {
    irr: 'The Fund’s mandate letter speaks of a floor of 18% IRR. It was waived by the committee for this transaction.',
  },
};
