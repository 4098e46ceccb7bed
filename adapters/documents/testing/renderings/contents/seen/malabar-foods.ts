import type { Offer } from '../../content/offer.ts';
import { grid, item, list, paragraph, section } from '../../content/write.ts';

/** A Kochi angel network with clauses numbered 1.1. */
export const malabarFoods: Offer = {
  id: 'malabar-foods',
  hand: 'Kochi angel network, numbered clauses',
  place: 'IN',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Summary of Terms – Malabar Ready Foods Private Limited',
  front: ['Kochi, 3 January'],
  numbering: { sections: '1.' },
  running: { heads: ['Backwater Angels – Malabar Ready Foods', 'Summary of Terms'], foot: 'Page {page}' },
  facts: {
    currency: 'INR',
    preMoney: 120_000_000,
    postMoney: 150_000_000,
    amount: 30_000_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'full',
    antiDilution: 'full-ratchet',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    lockUpMonths: 36,
    nonCompeteMonths: 24,
    noShopDays: 45,
    governingLaw: 'India',
  },
  body: [
    section(
      'Securities',
      list(
        '1.1',
        'Backwater Angels will subscribe to CCPS for INR 3,00,00,000 (three crore).',
        'Pre-money equity value: INR 12,00,00,000; post-money: INR 15,00,00,000.',
        'An ESOP pool of 10% is created before closing.',
      ),
    ),
    section(
      'Shareholding',
      paragraph('On a fully diluted basis:'),
      grid(
        ['Holder', 'Pre %', 'Post %'],
        ['Nair family', '90', '72'],
        ['ESOP', '10', '8'],
        ['Backwater Angels', '–', '20'],
      ),
    ),
    section(
      'Preference',
      list(
        '1.1',
        'On liquidation the angels receive first what they paid.',
        'Along with the promoters they also receive their proportion of the surplus.',
      ),
    ),
    section(
      'Protection',
      list('1.1', 'Full ratchet, until a Series A closes.', 'Right to participate in new issues.'),
    ),
    section(
      'Governance',
      list(
        '1.1',
        'Two promoter directors, one angel director.',
        item(
          'Reserved matters:',
          list(
            '(a)',
            'capital;',
            item('borrowing', list('(i)', 'secured, of any amount;', 'unsecured, above INR 25,00,000;')),
            'promoter pay.',
          ),
        ),
        'Monthly MIS and yearly audit.',
      ),
    ),
    section(
      'Transfers',
      list(
        '1.1',
        'Promoters locked in for three years, shares vesting equally over them.',
        'ROFR, tag along; drag along after five years.{^ex}',
        'Two years’ non-compete.',
      ),
    ),
    section('Process', list('1.1', 'Exclusivity of 45 days.', 'Indian law, seat Kochi.')),
  ],
  footnotes: { ex: 'The promoters’ counter-offer had ten years and a floor of INR 40,00,00,000.' },
};
