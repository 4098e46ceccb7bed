import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  section,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Collins Street associate’s Series A: clauses of sub-clauses, restraints in a cascade, three schedules. */
export const wimmeraPulse: Offer = {
  id: 'wimmera-pulse',
  hand: 'B9 Collins Street associate, cascading restraints and three schedules',
  place: 'AU',
  type: 'priced-equity',
  language: 'en-AU',
  title: 'Wimmera Pulse Protein Pty Ltd – Term Sheet – Series A Preference Shares',
  front: ['Execution version? (CB to confirm)', '2 August'],
  cover: [
    'Term Sheet',
    'Wimmera Pulse Protein Pty Ltd (ACN 000 000 019)',
    'Bellbird Capital Partnership, LP',
    'Dowling Araluen Lawyers, Collins Street, Melbourne',
    'Not a disclosure document under Chapter 6D of the Corporations Act. No cooling-off period applies.',
  ],
  numbering: { sections: '1', subsections: '1.1' },
  running: {
    heads: ['Term Sheet | Wimmera Pulse Protein', 'Dowling Araluen Lawyers', 'Schedules'],
    foot: '#4417902v6   page {page} of {pages}',
  },
  facts: {
    currency: 'AUD',
    preMoney: 16_000_000,
    postMoney: 20_000_000,
    amount: 4_000_000,
    pricePerShare: 0.8,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 7,
    dividendCumulative: false,
    optionPoolPercent: 10,
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
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 42,
    governingLaw: 'Victoria',
  },
  body: [
    unnumbered(
      fixed(
        section(
          'Background',
          list(
            'A.',
            'The Company mills lentils, faba beans and field peas at Murtoa and sells the protein.',
            'Bellbird proposes to invest, and to bring the Murtoa Angels with it.',
            'The parties have agreed what follows as a basis for long form documents.',
          ),
        ),
      ),
    ),
    fixed(
      section(
        'Subscription',
        list(
          '1.1',
          'At Completion the Investors subscribe A$4,000,000 for 5,000,000 Series A preference shares (SAPS) at an issue price of A$0.80. Of this Bellbird takes A$3,000,000 and the Murtoa Angels, through one bare trustee, A$1,000,000.',
          'The issue price rests on a pre-money value of A$16,000,000 and a post-money value of A$20,000,000. The Investors will hold 20% of the fully diluted capital.',
          'Before Completion the Company sets up an employee share option plan (ESOP) of 2,500,000 options, that being 10% of the fully diluted capital after Completion. The pre-money value already carries the whole of it.',
          'Schedule 1 shows the capital on either side of Completion.',
        ),
        drafting(
          'Note: R&D tax offset of A$612,000 expected in October. Bellbird treats it as cash of the Company; do not adjust price',
        ),
      ),
    ),
    section(
      'Rights attached to SAPS',
      list(
        '1.1',
        item(
          '{*Dividend.*} 7% of issue price a year ahead of ordinary shares, but',
          list(
            '(a)',
            'only where the Board declares it; and',
            'without any catching up of years in which it did not.',
          ),
        ),
        item(
          '{*Liquidity Event.*} On a sale of shares or business, or on a winding up, money is applied:',
          list(
            '(a)',
            'first, to each SAPS: A$0.80 plus any dividend declared and not paid;',
            'second, to ordinary shares, all that is left.',
          ),
          'A holder who converts beforehand is paid under (b) alone.{^particip}',
        ),
        '{*Conversion.*} One for one, when the holder likes; compulsorily on an IPO on ASX at A$2.40 or more that raises A$30,000,000.',
        '{*Adjustment.*} If shares are issued below A$0.80, the conversion ratio moves by the broad based weighted average formula in Schedule 3. Exempt: ESOP, splits, and scrip for a mill approved by the Investor Director.',
        '{*Votes.*} As if converted.',
      ),
      withdrawn(
        paragraph(
          'Redemption. From the fifth anniversary an Investor may put its SAPS to the Company at issue price plus 10% a year.',
        ),
      ),
    ),
    section(
      'Board',
      list(
        '1.1',
        item(
          'Up to five directors:',
          list(
            '(a)',
            'Mai Tran and Jock Ellery, while each holds 5%;',
            'one whom Bellbird appoints (Investor Director);',
            'two independents, of whom one knows grain and one knows export, chosen by the other three.',
          ),
        ),
        'Quorum is three and includes the Investor Director, unless he or she has missed two meetings in a row.',
        inserted(
          item(
            'Meetings are held monthly until the extruder is commissioned, every second month after that.',
          ),
        ),
        'D&O cover of A$5,000,000 within 30 days.',
      ),
    ),
    named(
      'reserved',
      section(
        'Reserved matters',
        'Schedule 2 lists what the Company must not do unless a Special Majority (holders of 60% of SAPS) has approved it in writing. Silence for ten Business Days is refusal.',
      ),
    ),
    section(
      'Reporting',
      commented(
        paragraph(
          'Within 15 Business Days of month end: profit and loss, balance sheet, cash flow, tonnes in and tonnes out. Within 90 days of 30 June: audited accounts. By 31 May: next year’s budget.',
        ),
        'Jock Ellery',
        'Harvest is Nov–Jan, nobody will touch a spreadsheet. Make it 25 BDs for those months?',
      ),
    ),
    section(
      'Issues and transfers',
      list(
        '1.1',
        'New securities are offered to all holders pro rata, with a second round for what is left over.',
        'A holder who wants out offers to the rest first, at a named price, for 20 Business Days.',
        '{*Tag.*} Founders who sell more than a tenth of their shares must see to it that Investors can sell the same part at the same price.',
        '{*Drag.*} Holders of 75% of all shares may compel a sale of 100% to an arm’s length buyer, so long as SAPS receive at least A$1.60 each in the first three years and at least A$0.80 thereafter.',
      ),
    ),
    section(
      'Founders',
      list(
        '1.1',
        'Half of each Founder’s shares vest in 48 equal monthly parts counted from 1 July last; none of them before the first twelve have run.',
        'Everything vests if a Founder’s engagement is ended without cause within nine months after a change of control. A change of control by itself has no such effect.',
        item(
          '{*Leavers.*} Bad Leaver means summary dismissal, or a breach of the restraint below that a court has found. Everybody else is a Good Leaver, one who resigns among them.',
          list(
            '(a)',
            'Bad: unvested and vested shares bought back at 80% of Fair Value.',
            'Good: unvested shares bought back for A$1; vested shares kept.',
          ),
        ),
        item(
          '{*Restraint.*} A Founder must not engage in plant protein processing',
          list(
            '(a)',
            'in Australia; or, if that is too wide,',
            'in Victoria and South Australia; or, if that is too wide,',
            'within 200 kilometres of Murtoa,',
          ),
          'for',
          list(
            '(i)',
            '12 months; or, if that is too long,',
            '9 months; or, if that is too long,',
            '6 months,',
          ),
          'from the day on which he or she ceases to be employed. Each combination is separate.',
        ),
        '{*Warranties.*} Company and Founders jointly; Founders for 18 months and for A$250,000 each at most.',
      ),
    ),
    section(
      'Conditions precedent',
      'Completion takes place five Business Days after the last of:',
      list(
        '(a)',
        'legal, tax and agronomic due diligence to Bellbird’s satisfaction;',
        item(
          'consents:',
          list(
            '(i)',
            'Mallee Mutual on its equipment facility;',
            'Horsham Growers Co-operative on the lease;',
          ),
        ),
        'a constitution and shareholders deed in agreed form;',
        'release of the Tran Family Trust from its guarantee {#is the release to be a CP or a CS? CB thinks CS#}.',
      ),
    ),
    fixed(
      section(
        'What binds',
        list(
          '1.1',
          'Six weeks’ exclusivity from the date of this Term Sheet: no soliciting, no answering, no data room for others.',
          'Confidentiality, for two years.',
          'The Company bears Bellbird’s legal costs to A$55,000 plus GST if Completion occurs, and otherwise nothing.{^abort}',
          'Victorian law and courts.',
        ),
        'Every other clause is a statement of intention.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule 1 – Capital',
          grid(
            ['Holder', 'Class', 'Pre', 'Pre %', 'Post', 'Post %'],
            ['Tran Family Trust', 'Ord', '8,750,000', '43.75', '8,750,000', '35.0'],
            ['J & P Ellery Super Fund', 'Ord', '6,250,000', '31.25', '6,250,000', '25.0'],
            ['Horsham Growers Co-operative', 'Ord', '2,500,000', '12.50', '2,500,000', '10.0'],
            ['ESOP', 'Options', '2,500,000', '12.50', '2,500,000', '10.0'],
            ['Bellbird', 'SAPS', 'nil', '', '3,750,000', '15.0'],
            ['Murtoa Angels (bare trustee)', 'SAPS', 'nil', '', '1,250,000', '5.0'],
            ['', '', '20,000,000', '100.00', '25,000,000', '100.0'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule 2 – What needs a Special Majority',
          'See clause {ref:reserved}.',
          list(
            '1.',
            'Constitution, class rights, new classes.',
            'Securities, other than ESOP options on the agreed vesting.',
            'Borrowings over A$750,000; any charge, the Mallee Mutual facility excepted.',
            item(
              'Capital items',
              list(
                '(a)',
                'over A$200,000 singly; or',
                'over A$500,000 in a financial year, if not budgeted.',
              ),
            ),
            'Grain forward contracts longer than one season.',
            'A transaction with a Founder, a Relative or the Co-operative on other than arm’s length terms.',
            'A Liquidity Event, unless under the drag.',
            'Appointment or removal of the auditor and of the chief executive.',
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule 3 – Weighted average',
          'NR = OR × (S + N) ÷ (S + M), where',
          terms(
            ['OR', 'the conversion ratio just before the issue'],
            ['S', 'all shares on issue, on a fully diluted basis'],
            ['N', 'the number of shares newly issued'],
            ['M', 'the number which the money raised would have bought at A$0.80'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    particip:
      'v3 let SAPS share in the second step up to three times issue price. Ms Tran would not have it, and Bellbird’s committee gave way on 18 July.',
    abort: 'An abort fee of A$80,000 in v4 is gone.',
  },
  signatures: [
    {
      for: 'Executed by Wimmera Pulse Protein Pty Ltd under s 127',
      lines: ['__________________  Director', '__________________  Director / Secretary'],
    },
    {
      for: 'Bellbird Capital Partnership, LP by its general partner',
      lines: ['__________________', 'Name (print):'],
    },
  ],
};
