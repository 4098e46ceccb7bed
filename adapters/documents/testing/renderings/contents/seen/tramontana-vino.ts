import type { Offer } from '../../content/offer.ts';
import { box, grid, list, paragraph, section } from '../../content/write.ts';

/** A Turin club deal; short clauses, a box on top. */
export const tramontanaVino: Offer = {
  id: 'tramontana-vino',
  hand: 'Turin club deal, short clauses',
  place: 'IT',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Tramontana Vino S.r.l. – proposta di investimento (English text)',
  front: ['Torino, 5 ottobre'],
  numbering: { sections: '1.' },
  facts: {
    currency: 'EUR',
    preMoney: 2_200_000,
    amount: 550_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    lockUpMonths: 24,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    governingLaw: 'Italy',
  },
  body: [
    box(paragraph('€550,000 for 20%'), paragraph('Pre-money €2,200,000')),
    section(
      'Capital increase',
      'Reserved to the vehicle Monviso Club S.r.l., with premium, quotas of category B.',
      grid(
        ['Quotaholder', 'Before', 'After'],
        ['Carla Ferrero', '60%', '48%'],
        ['Luca Bono', '40%', '32%'],
        ['Monviso Club', '–', '20%'],
      ),
    ),
    section(
      'Liquidation',
      'Category B receives the amount invested in priority and does not share in the rest, unless its 20% is worth more, in which case it takes its 20%.',
    ),
    section('Future increases', 'Option right for all. No full or partial protection on price.'),
    section(
      'Administration',
      'Three directors, one by the Club. The Club’s vote is necessary to',
      list('a)', 'sell the brand or the cellar;', 'take loans above €80,000;', 'change the by-laws.'),
    ),
    section('Quotas', 'Lock-up of the founders 24 months; pre-emption; co-sale; drag-along by 70%.'),
    section(
      'Founders',
      'Who resigns within three years sells his quotas at nominal value. Two years of non-competition.{^excl}',
    ),
    section('Law', 'Italian law, forum of Turin.'),
  ],
  footnotes: {
    excl: 'An exclusivity of 120 days was in the standard text of the Club and was struck for this deal.',
  },
};
