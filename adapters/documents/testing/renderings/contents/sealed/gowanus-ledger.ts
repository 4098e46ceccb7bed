import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  drafting,
  grid,
  inserted,
  item,
  list,
  paragraph,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A New York lead's Series A: one table with bands, then a pro forma. */
export const gowanusLedger: Offer = {
  id: 'gowanus-ledger',
  hand: 'New York lead of a Series A, table with bands and a pro forma',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'GOWANUS LEDGER, INC. | SERIES A PREFERRED STOCK FINANCING | TERM SHEET',
  front: [
    'April 11, 2025',
    'Halyard & Pine Capital Partners III, L.P.',
    'H&P comments to Company draft of 4/7',
  ],
  running: {
    heads: ['H&P Draft 4/11/25', 'Confidential; FRE 408 does not apply'],
    foot: 'NYDOCS 88214-3 – {page}',
  },
  facts: {
    currency: 'USD',
    preMoney: 32_000_000,
    amount: 8_000_000,
    postMoney: 40_000_000,
    investorStakePercent: 20,
    pricePerShare: 2.4416,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'pari-passu',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: false,
    payToPlay: false,
    optionPoolPercent: 12,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 1, independent: 2 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    founderWarranties: 'none',
    lockUpMonths: 6,
    noShopDays: 30,
    breakFee: false,
    governingLaw: 'New York',
  },
  body: [
    remark(
      'ATTORNEY WORK PRODUCT. Josh: strip this box and the comments, run the metadata scrubber, then send from your account, not mine.',
    ),
    paragraph(
      'This summarizes what Halyard & Pine (“H&P”) would propose to its investment committee. Apart from “No Shop”, “Confidentiality” and “Governing Law”, nobody owes anybody anything on account of it.',
    ),
    terms(
      band('ECONOMICS'),
      [
        'Issuer',
        'Gowanus Ledger, Inc., a Delaware corporation that does the books of restaurants overnight.',
      ],
      [
        'Round',
        '$8,000,000 of Series A Preferred, all of it new money. H&P takes at least $6,500,000; existing Seed holders may fill the balance.',
      ],
      commented(
        term(
          'Valuation',
          '$32,000,000 pre-money and $40,000,000 post-money, on a fully diluted footing. Purchasers own 20% when the dust settles.',
        ),
        'D. Okafor (H&P)',
        'IC memo still has 30 pre. Fix the memo, not the sheet.',
      ),
      ['Original Purchase Price', '$2.4416 per share.{^ppps}'],
      [
        'Employee pool',
        'Immediately after closing 12% of fully diluted stock will be unallocated and available; the increase is counted in the pre-money.',
      ],
      [
        'Dividends',
        '6% of the Original Purchase Price a year, payable only when and if declared, and not adding up from year to year.',
      ],
      [
        'Liquidation preference',
        'One times the Original Purchase Price plus declared dividends, side by side with Series Seed, or the as-converted amount where higher. Leftover proceeds belong to the Common.',
        'Mergers, exclusive licenses and sales of substantially all assets count as a liquidation unless a Series A majority says not.',
      ],
      withdrawn(
        term(
          'Participation',
          'Series A shares in leftover proceeds with the Common until it has had three times its money.',
        ),
      ),
      band('CONVERSION'),
      ['Optional', 'Share for share, at the holder’s election, whenever.'],
      [
        'Mandatory',
        'Upon an underwritten IPO with',
        list('(i)', 'gross proceeds of $75,000,000 or more, and', 'a listing on NYSE or Nasdaq;'),
        'or by vote of a Series A majority.',
      ],
      [
        'Price adjustment',
        'Broad-based weighted average. Carved out: the pool, bank warrants up to 0.5%, and stock issued in acquisitions the Board has blessed.',
        drafting(
          'Note to Draft: Cooley asks that venture debt warrants be carved out to 1%. Client to consider',
        ),
      ],
      ['Pay-to-play', 'There is none.'],
      band('CONTROL'),
      [
        'Board',
        'Five directors: two elected by the Common (initially Priya Raman and Theo Vlachos), one by Series A (initially Dana Okafor), and two outside industry people acceptable to the other three.',
      ],
      [
        'Series A approval',
        'While a quarter of the Series A is outstanding, a majority of it must consent to:',
        list(
          '(a)',
          'any charter change adverse to the Series A;',
          'stock that ranks equal or ahead;',
          item(
            'redemptions or repurchases, save',
            list('(i)', 'from departing staff at cost, and', 'under rights of first refusal;'),
          ),
          'indebtedness north of $1,500,000;',
          'a larger or smaller Board; or',
          'any sale, wind-up or bankruptcy filing.',
        ),
      ],
      [
        'Drag-along',
        'Stockholders follow a sale approved by the Board, a Series A majority and a majority of Common held by people who still work at the Company.',
      ],
      band('INVESTOR RIGHTS'),
      [
        'Information',
        'Purchasers of $500,000 or more: monthly flash report, quarterly unaudited statements inside 45 days, annual statements (audited from FY2026) inside 120, and a budget each December.',
      ],
      [
        'Participation in later rounds',
        'Each such Purchaser may buy its fully diluted percentage of new securities.',
      ],
      [
        'ROFR / co-sale',
        'On founder transfers: Company first, Purchasers second, and Purchasers may tag along for their share.',
      ],
      [
        'Registration',
        'One demand on S-1 after the earlier of five years and 180 days past IPO; S-3 and piggyback customary. Everyone with 1% stands still for 180 days after the IPO.',
      ],
      inserted(
        term(
          'D&O insurance',
          'At least $3,000,000, with a carrier reasonably acceptable to H&P, bound within sixty days.',
        ),
      ),
      band('FOUNDERS AND STAFF'),
      [
        'Vesting',
        'New grants and founders alike: 48 months, first quarter at month 12 and monthly after that. Founders keep credit for time served since {-June-} {+March+} 2023.',
        'Acceleration in full for founders, only if let go without cause or quitting for good reason within a year after a change of control.',
      ],
      [
        'Covenants',
        'PIIA for all. No non-competes, given where New York may be heading; one year of non-solicit.{^fare}',
      ],
      ['Representations', 'By the Company alone. Founders give none in their own names.'],
      band('HOUSEKEEPING'),
      ['No Shop', 'Thirty days from countersignature, including inbound inquiries, which must be forwarded.'],
      ['Confidentiality', 'Terms stay among the parties, their counsel and their partners.'],
      [
        'Counsel and expenses',
        'Company counsel drafts off NVCA forms. Company pays H&P’s counsel at closing, up to $60,000. No closing, no reimbursement and no break-up fee.',
      ],
      ['Target closing', 'On or about May 23, 2025.'],
      ['Governing Law', 'New York for this sheet, without regard to conflicts.'],
    ),
    unnumbered(
      section(
        'Exhibit A – Pro Forma Capitalization',
        grid(
          ['Holder', 'Shares', 'Fully diluted'],
          ['P. Raman', '4,587,156', '28.0%'],
          ['T. Vlachos', '3,440,367', '21.0%'],
          ['Series Seed', '3,112,713', '19.0%'],
          ['Pool', '1,965,924', '12.0%'],
          ['Series A', '3,276,540', '20.0%'],
        ),
        'Rounded. SAFEs of $400,000 convert into Series Seed-2 ahead of closing and sit within Series Seed above.',
      ),
    ),
  ],
  footnotes: {
    ppps: 'Subject to tie-out with Carta; the April 7 draft showed $2.3977 because it missed the Ansonia advisory grant.',
    fare: 'Company draft had a twelve-month restriction for founders. Deleted by us.',
  },
  signatures: [
    {
      for: 'HALYARD & PINE CAPITAL PARTNERS III, L.P.',
      lines: [
        'By: Halyard & Pine GP III, LLC, its general partner',
        'By: /s/ [to come]',
        'Name: Dana Okafor',
        'Title: Managing Member',
      ],
    },
    {
      for: 'ACKNOWLEDGED: GOWANUS LEDGER, INC.',
      lines: [
        'By: ________________________',
        'Name: Priya Raman',
        'Its: Chief Executive Officer',
        'Date: ______',
      ],
    },
  ],
  mail: {
    from: 'Josh Lindqvist',
    to: 'Priya Raman; Theo Vlachos',
    subject: 'RE: RE: Gowanus – H&P turn of TS',
    greeting: 'Priya, Theo –',
    opening: 'Our turn is below. Happy to hop on with your counsel tomorrow after 2.',
    signature: [
      'Best,',
      'Josh',
      'Halyard & Pine | 41 Great Jones St, Fl 4',
      'Sent from the 4 train, excuse thumbs',
    ],
    older: [
      {
        from: 'Priya Raman',
        sent: 'Mon, Apr 7, 2025 at 11:48 PM',
        paragraphs: [
          'Josh, attached is our markup. We moved the pre to $36M, cut the pool to 8% and put the no shop at 15 days.',
          'We could live with two investor seats if you drop the pool further.',
        ],
      },
    ],
  },
};
