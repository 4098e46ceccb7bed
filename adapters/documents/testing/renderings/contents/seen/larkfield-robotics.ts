import type { Offer } from '../../content/offer.ts';
import {
  band,
  grid,
  inserted,
  item,
  list,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Californian fund's long form in two columns of a table, with parts named across it. */
export const larkfieldRobotics: Offer = {
  id: 'larkfield-robotics',
  hand: 'Palo Alto counsel, long form in a table',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Larkfield Robotics, Inc. – Summary of Proposed Terms, Series A Preferred Stock Financing',
  front: ['April 7', 'Non-binding except where stated'],
  running: {
    heads: ['Larkfield Robotics, Inc. – Series A', 'Confidential – not for distribution'],
    foot: '{page}',
  },
  facts: {
    currency: 'USD',
    preMoney: 32_000_000,
    postMoney: 40_000_000,
    amount: 8_000_000,
    pricePerShare: 2.56,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: false,
    optionPoolPercent: 12,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    payToPlay: false,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    lockUpMonths: 6,
    noShopDays: 30,
    governingLaw: 'Delaware',
  },
  body: [
    terms(
      band('Offering terms'),
      ['Issuer', 'Larkfield Robotics, Inc., a Delaware corporation (the “Company”).'],
      ['Securities', 'Series A Preferred Stock, convertible into Common Stock (the “Series A Preferred”).'],
      [
        'Amount raised',
        '$8,000,000 at a single closing, of which Saltmarsh Ventures III, L.P. (“Saltmarsh”) will fund $6,000,000.{^strategic}',
      ],
      [
        'Valuation and price',
        'The original purchase price is $2.56 per share, based on a fully diluted pre-money valuation of $32,000,000 and a post-money valuation of $40,000,000. The Series A Preferred will represent 20% of the fully diluted capitalization after the closing. The pre-money figure includes an available employee pool equal to 12% of the post-money capitalization.',
      ],
      term('Closing', 'On or about May 15, subject to the conditions below.'),
      band('Charter'),
      [
        'Dividends',
        'Annual dividends of 6% of the original purchase price, payable only when, as and if declared by the Board; they do not cumulate.',
      ],
      [
        'Liquidation preference',
        'In a liquidation, merger or sale of substantially all assets, holders of Series A Preferred first receive one times the original purchase price per share plus declared but unpaid dividends. All remaining proceeds are distributed to holders of Common Stock. {-Thereafter the Series A Preferred participates with the Common Stock on an as-converted basis.-}',
      ],
      [
        'Conversion',
        'At any time, one for one at first, at the holder’s option; automatically upon an underwritten offering raising at least $50,000,000 or the vote of a majority of the Series A Preferred.',
      ],
      [
        'Price protection',
        'Issuances below the conversion price adjust it on a broad-based weighted-average basis, with customary exceptions:',
        list(
          '(i)',
          'shares issued under board-approved equity plans;',
          'shares issued upon conversion of the Series A Preferred; and',
          'shares issued to lenders and lessors, up to 1% of the Common Stock.',
        ),
      ],
      ['Pay-to-play', 'None.'],
      [
        'Protective provisions',
        'For as long as 500,000 shares of Series A Preferred remain outstanding, a majority of them must consent before the Company',
        list(
          '(i)',
          'alters the charter or bylaws adversely to the Series A Preferred;',
          'creates stock ranking senior to or on a par with it;',
          'sells or liquidates the Company;',
          item(
            'incurs debt',
            list('(A)', 'above $1,000,000 in aggregate, or', 'secured on intellectual property;'),
          ),
          'changes the size of the Board.',
        ),
      ],
      band('Investor rights'),
      [
        'Board',
        'Five directors: two elected by the Common Stock (initially Priya Venkat and Cole Anders), two designated by Saltmarsh, and one independent director approved by all the others.',
      ],
      [
        'Information',
        'Holders of at least 400,000 shares receive annual and quarterly financial statements and an annual budget.',
      ],
      ['Participation in later rounds', 'Those holders may buy their pro rata share of new securities.'],
      [
        'Refusal and co-sale',
        'The Company first, and then Saltmarsh, may purchase shares that a founder proposes to sell; holders may also sell alongside the founder.',
      ],
      [
        'Drag-along',
        'Stockholders vote for, and sell in, a sale approved by the Board, a majority of the Series A Preferred and a majority of the Common Stock held by employees.',
      ],
      ['Lock-up', 'No sales for 180 days after an initial public offering.'],
      withdrawn(
        term(
          'Redemption',
          'After year five, at the request of Saltmarsh, at the greater of cost and fair market value.',
        ),
      ),
      band('Employees and founders'),
      [
        'Vesting',
        'Founder stock vests over 48 months with a one-year cliff; 100% of unvested stock vests if the holder is terminated without cause within a year after a sale of the Company.',
      ],
      inserted(
        term(
          'Invention assignment',
          'Every employee and consultant signs the Company’s form before the closing.',
        ),
      ),
      band('Other matters'),
      [
        'No-shop',
        'The Company will not solicit or accept other financing proposals for 30 days after signing. This paragraph and the next bind the parties.',
      ],
      [
        'Confidentiality and law',
        'These terms are disclosed to advisers and existing holders alone. Delaware law governs.',
      ],
      ['Fees', 'The Company pays reasonable fees of counsel to Saltmarsh at closing, not above $45,000.'],
    ),
    unnumbered(
      section(
        'Capitalization after the closing',
        grid(
          ['Holder', 'Shares', 'Percent'],
          ['Founders', '8,125,000', '52.0'],
          ['Angels (common)', '2,500,000', '16.0'],
          ['Series A Preferred', '3,125,000', '20.0'],
          ['Available pool', '1,875,000', '12.0'],
          ['Total', '15,625,000', '100.0'],
        ),
      ),
    ),
  ],
  footnotes: {
    strategic:
      'A strategic investor had been pencilled in for $1,500,000 with a right of first refusal over a sale of the Company. It has withdrawn and no such right is granted.',
  },
  signatures: [
    {
      for: 'LARKFIELD ROBOTICS, INC.',
      lines: ['By: _________________________', 'Name: Priya Venkat', 'Title: Chief Executive Officer'],
    },
    {
      for: 'SALTMARSH VENTURES III, L.P.',
      lines: [
        'By: _________________________',
        'Name: Joel Haskins',
        'Title: Managing Member of the General Partner',
      ],
    },
  ],
};
