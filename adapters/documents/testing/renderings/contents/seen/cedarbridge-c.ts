import type { Offer } from '../../content/offer.ts';
import { drafting, fixed, grid, list, named, section, unnumbered } from '../../content/write.ts';

/** A Series C among equals, with a cap table of many lines. */
export const cedarbridgeC: Offer = {
  id: 'cedarbridge-c',
  hand: 'San Francisco firm, later round, calm',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Cedarbridge Analytics, Inc. – Series C Preferred – Agreed Terms',
  front: ['August 21'],
  numbering: { sections: '1.', subsections: '1.1' },
  running: { heads: ['Series C – agreed terms'], foot: 'Cedarbridge / {page}' },
  facts: {
    currency: 'USD',
    preMoney: 180_000_000,
    postMoney: 210_000_000,
    amount: 30_000_000,
    pricePerShare: 6,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'pari-passu',
    antiDilution: 'broad-based',
    dividendCumulative: false,
    optionPoolPercent: 6,
    optionPoolBasis: 'post-money',
    board: { total: 7, founders: 2, investors: 3, independent: 2 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    noShopDays: 30,
    governingLaw: 'Delaware',
  },
  body: [
    section(
      'Financing',
      section(
        'Purchase',
        'Juniper Crossover Fund purchases Series C Preferred for $20,000,000; present holders purchase $10,000,000 more. The price is $6.00 a share.',
      ),
      section(
        'Valuation',
        '$180,000,000 before and $210,000,000 after the purchase, fully diluted. The reserve for employees is then raised to 6% of all stock, which dilutes every holder alike.',
      ),
    ),
    section(
      'Terms of the stock',
      section('Ranking', 'Series C, Series B and Series A rank equally.'),
      section(
        'Preference',
        'One times original price for each series. Holders that convert give the preference up; nobody receives both.',
      ),
      section('Dividends', 'Only if declared, and never cumulative.'),
      section(
        'Conversion price',
        'Subject to a broad-based weighted-average adjustment for cheaper issues.{^ipo}',
      ),
      section(
        'Class vote',
        'A majority of Series C must agree to a change in its own rights, to stock ranking ahead of it, and to a sale in the first eighteen months that returns less than its original price.',
      ),
    ),
    section(
      'Board and holders',
      section(
        'Board',
        'Seven: two from the Common, one each from Series A, Series B and Series C, two independent.',
      ),
      section(
        'Statements',
        'Audited yearly statements and unaudited quarterly ones, to holders of 2% or more.',
      ),
      section(
        'New issues and transfers',
        'Such holders may maintain their percentages, have a second right of refusal on founders’ sales, and may sell beside them.',
      ),
      section(
        'Drag-along',
        'A sale approved by the board, the Preferred voting together and the Common binds all.',
      ),
    ),
    drafting('Juniper counsel: redemption after year six to be added? Cedarbridge says no. Leave out'),
    unnumbered(
      section(
        'Schedule: capitalization',
        grid(
          ['Holder', 'Common', 'Preferred', 'Total', '%'],
          ['M. Alvarado', '6,000,000', '–', '6,000,000', '17.14'],
          ['J. Petrie', '6,000,000', '–', '6,000,000', '17.14'],
          ['Employees (issued)', '3,100,000', '–', '3,100,000', '8.86'],
          ['Employees (reserve)', '2,100,000', '–', '2,100,000', '6.00'],
          ['Birch Seed', '–', '4,800,000', '4,800,000', '13.71'],
          ['Elmwood Growth', '–', '8,000,000', '8,000,000', '22.86'],
          ['Juniper Crossover', '–', '3,333,333', '3,333,333', '9.52'],
          ['Others', '–', '1,666,667', '1,666,667', '4.77'],
          ['Total', '17,200,000', '17,800,000', '35,000,000', '100.00'],
        ),
      ),
    ),
    named(
      'binding',
      fixed(
        section(
          'Binding part',
          list(
            '(a)',
            'Thirty days without other talks about equity.',
            'Confidence.',
            'Company pays $75,000 of Juniper’s counsel on closing.',
            'Delaware law.',
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    ipo: 'A ratchet that would make Series C whole in a public offering below $9.00 was in Juniper’s June letter; both sides agreed to drop it.',
  },
};
