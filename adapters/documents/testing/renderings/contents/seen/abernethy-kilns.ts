import type { Offer } from '../../content/offer.ts';
import {
  drafting,
  grid,
  item,
  list,
  named,
  paragraph,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A university's seed fund: a bound paper with a cover, parts and clauses in them. */
export const abernethyKilns: Offer = {
  id: 'abernethy-kilns',
  hand: 'Edinburgh university seed fund, bound paper in parts',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Outline terms for an investment in Abernethy Kilns Limited',
  front: ['Old College Seed Fund', '7 May', 'Not an offer capable of acceptance'],
  cover: [
    'OLD COLLEGE SEED FUND',
    'Abernethy Kilns Limited',
    'Outline terms',
    'This paper is for the company and its advisers. It may not be copied to other investors, and nobody should rely on it until long-form documents are signed.',
  ],
  running: {
    heads: ['Abernethy Kilns: economic terms', 'Abernethy Kilns: governance', 'Abernethy Kilns: people'],
    foot: 'Old College Seed Fund / page {page}',
  },
  numbering: { sections: 'Part A', subsections: '1' },
  facts: {
    currency: 'GBP',
    preMoney: 3_600_000,
    amount: 900_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 12,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 12,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 42,
    governingLaw: 'Scotland',
  },
  body: [
    section(
      'Money',
      section(
        'Subscription',
        'Old College Seed Fund will put £900,000 into new A shares at completion. On the fully diluted capital after completion that is one share in five, the company being taken at £3,600,000 before the money.',
        'Unallocated options over 12% of the enlarged capital are part of the £3,600,000.{^pool}',
      ),
      named(
        'waterfall',
        section(
          'Order of payment',
          'When the company is wound up or sold, money goes',
          list(
            '(i)',
            'to the creditors;',
            'to holders of A shares, £900,000 in all together with dividends declared and not paid;',
            'to holders of ordinary shares, the remainder.',
          ),
          'A holder of A shares who would have more as an ordinary holder may convert first.',
        ),
      ),
      section(
        'Cheaper shares later',
        'Should shares be issued under the price of this round, A shares convert at a price lowered by the usual broad-based weighted average.',
      ),
      section(
        'Register after completion',
        grid(
          ['Member', 'Class', 'Shares', '%'],
          ['Dr Isla Farquhar', 'Ordinary', '306,000', '34.0'],
          ['Ruaridh Bain', 'Ordinary', '306,000', '34.0'],
          ['Options not granted', 'Ordinary', '108,000', '12.0'],
          ['Old College Seed Fund', 'A', '180,000', '20.0'],
        ),
      ),
    ),
    section(
      'Control',
      section(
        'Directors',
        'Five seats. The founders fill two, the fund two; the fifth goes to somebody independent whom both sides accept. The fund may send an observer as well.',
      ),
      section(
        'Matters for the fund',
        'Nothing on this list happens unless the fund has agreed in writing:',
        list(
          '•',
          'new shares, options beyond the pool, or a change to the articles;',
          item(
            'spending of more than',
            list('–', '£40,000 on one item outside the budget, or', '£100,000 in a quarter;'),
          ),
          'a licence of the glaze patents to anybody;',
          'a sale of the company for less than £4,500,000.',
        ),
        withdrawn(
          paragraph('The fund may require the company to buy back its shares at cost after five years.'),
        ),
      ),
      section(
        'Sales of shares',
        'Others may join a sale of more than half of the shares on equal terms. Where holders of 70% including the fund accept an offer for the whole company, everyone sells, and clause {ref:waterfall} divides the price.',
      ),
      section(
        'Later rounds and figures',
        'The fund may take its proportion of any later issue. It receives management accounts by the twentieth day of the next month and the budget before each year begins.',
      ),
    ),
    section(
      'People',
      section(
        'Founders’ shares',
        'Earned over three years in equal months after a first year in which nothing is earned. {#Isla asked for two years and no cliff; the panel did not agree#}',
        'A founder who leaves may not work on kilns or industrial ovens for twelve months.',
      ),
      section(
        'Warranties',
        'From the company and the founders. A founder cannot be asked for more than one year’s salary, which is £52,000.',
      ),
    ),
    unnumbered(
      section(
        'Status of this paper',
        'Scots law applies. For six weeks from signature the company deals with nobody else about money or a sale; that and confidentiality bind, the rest does not.',
        drafting('Registry to confirm that the patent assignation has been recorded'),
      ),
    ),
  ],
  footnotes: {
    pool: 'The term sheet of the accelerator, which we were shown, had 18% and a participating share. Neither was carried over.',
  },
  signatures: [
    {
      for: 'Old College Seed Fund',
      lines: ['Signature ........................', 'Date ........................'],
    },
    {
      for: 'Abernethy Kilns Limited',
      lines: ['Signature ........................', 'Date ........................'],
    },
  ],
};
