import type { Offer } from '../../content/offer.ts';
import {
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  section,
  withdrawn,
} from '../../content/write.ts';

/** A New York Series B against the founders: senior, one and a half times, capped participation. */
export const meridianGrainB: Offer = {
  id: 'meridian-grain-b',
  hand: 'New York fund counsel, Series B, hard',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Meridian Grain Exchange, Inc. Series B Preferred Stock Term Sheet',
  front: ['October 30', 'Draft of Hollis & Brandt LLP'],
  cover: [
    'MERIDIAN GRAIN EXCHANGE, INC.',
    'Series B Preferred Stock',
    'Draft for discussion',
    'The information in this document is furnished on a confidential basis to a limited number of persons. It is neither an offer to sell nor a solicitation of an offer to buy any security in any jurisdiction.',
  ],
  numbering: { sections: 'Section 1', subsections: '(a)' },
  running: { heads: ['H&B Draft 10/30', 'Meridian Grain Exchange – Series B'], foot: '- {page} -' },
  facts: {
    currency: 'USD',
    preMoney: 60_000_000,
    amount: 20_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1.5,
    participation: 'capped',
    participationCap: 3,
    seniority: 'senior',
    antiDilution: 'full-ratchet',
    dividendPercent: 8,
    dividendCumulative: true,
    redemptionAfterYears: 5,
    payToPlay: true,
    optionPoolPercent: 16,
    optionPoolBasis: 'pre-money',
    board: { total: 7, founders: 2, investors: 4, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 60,
    cliffMonths: 12,
    acceleration: 'none',
    nonCompeteMonths: 24,
    noShopDays: 75,
    breakFee: true,
    governingLaw: 'New York',
  },
  body: [
    section(
      'Financing',
      section(
        'Amount',
        'Ironbound Partners Fund IV will purchase Series B Preferred Stock for $20,000,000, one half at the first closing and one half when the Company has reported two successive quarters of revenue above $4,000,000, as Ironbound determines.',
      ),
      section(
        'Valuation',
        'The pre-money valuation is $60,000,000 on a fully diluted basis, with an unissued pool equal to 16% of post-closing capitalization counted in it. Ironbound will hold 25%.',
      ),
      section(
        'Capitalization',
        grid(
          ['', 'Before', 'After'],
          ['Common', '61.0%', '41.0%'],
          ['Series A', '29.0%', '18.0%'],
          ['Pool', '10.0%', '16.0%'],
          ['Series B', '–', '25.0%'],
        ),
      ),
    ),
    section(
      'Economic rights',
      section(
        'Dividends',
        'Dividends accrue at 8% per annum, cumulate whether or not declared, and are added to the preference.',
      ),
      section(
        'Preference',
        'Upon any liquidation event the Series B Preferred is paid, ahead of the Series A Preferred and the Common Stock, 1.5 times its original price plus accrued dividends.',
        'It then shares in what is left with the Common Stock until it has received 3 times its original price in total.',
        withdrawn(paragraph('The Series A Preferred ranks equally with the Series B Preferred.')),
      ),
      section(
        'Adjustments',
        'If the Company issues stock for less than the conversion price, the conversion price is reduced to the price of that issue.{^wa}',
      ),
      section(
        'Redemption',
        'Beginning on the fifth anniversary of closing, Ironbound may require the Company to buy back its shares in three annual installments at original price plus accrued dividends.',
      ),
      section(
        'Pay-to-play',
        'A holder of Series A Preferred that does not buy its share of a later round is converted to Common Stock.',
      ),
    ),
    section(
      'Control',
      section(
        'Board',
        'Seven directors: four named by Ironbound, two by the Common Stock, one independent named by Ironbound’s directors and acceptable to the Chief Executive Officer.',
      ),
      section(
        'Consents',
        'Ironbound’s consent is needed to',
        list(
          '(i)',
          'hire or dismiss any officer;',
          item('spend more than', list('(A)', '$100,000 on any one purchase; or', '$400,000 in a quarter;')),
          'issue equity;',
          'borrow; and',
          'sell the Company.',
        ),
      ),
      section('Drag-along', 'After three years Ironbound alone may require all holders to sell.'),
      section(
        'Information and preemption',
        'Monthly statements within 20 days, full inspection rights, and the right to buy its proportion of every new issue.',
      ),
    ),
    section(
      'Founders',
      section(
        'Vesting',
        'All founder stock vests anew over sixty months, with nothing vested in the first twelve. No acceleration applies.',
      ),
      inserted(paragraph('Founders sign a covenant not to compete for 24 months after employment ends.')),
      drafting(
        'Drafting note: founders’ counsel proposes 12 months and double-trigger acceleration of one half; Ironbound has not responded',
      ),
    ),
    named(
      'process',
      fixed(
        section(
          'Process',
          section(
            'Exclusivity',
            'For seventy-five days the Company will not solicit or entertain other proposals. If it does, or does not close for any reason within its control, it pays Ironbound $300,000 and all of its costs.',
          ),
          section('Law', 'New York law governs. {ref:process} binds the parties.'),
        ),
      ),
    ),
  ],
  footnotes: {
    wa: 'The term sheet of September had broad-based weighted average adjustments. That language was replaced in its entirety.',
  },
  signatures: [
    { for: 'Ironbound Partners Fund IV, L.P.', lines: ['By:', 'Name:', 'Title:'] },
    { for: 'Meridian Grain Exchange, Inc.', lines: ['By:', 'Name:', 'Title:'] },
  ],
};
