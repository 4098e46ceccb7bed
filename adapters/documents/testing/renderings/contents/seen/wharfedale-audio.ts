import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  item,
  list,
  named,
  paragraph,
  section,
} from '../../content/write.ts';

/** A Manchester firm's Series A with numbered sub-clauses and a schedule of consents. */
export const wharfedaleAudio: Offer = {
  id: 'wharfedale-audio',
  hand: 'Manchester firm, numbered sub-clauses and schedule',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Term sheet for an equity investment in Wharfedale Audio Systems Limited',
  front: ['Dated 22 May', '(1) Northern Loom Ventures (2) the Founders (3) the Company'],
  cover: [
    'DATED 22 MAY',
    'Wharfedale Audio Systems Limited',
    'Term sheet',
    'Ambler Stott LLP, Spinningfields, Manchester',
    'This document is not a prospectus and has not been approved by an authorised person under section 21 of the Financial Services and Markets Act 2000.',
  ],
  numbering: { sections: '1.', subsections: '1.1' },
  running: {
    heads: ['Wharfedale Audio / Northern Loom', 'Term sheet 22 May – subject to contract'],
    foot: 'AS/214466.3   {page}',
  },
  facts: {
    currency: 'GBP',
    preMoney: 8_000_000,
    amount: 2_000_000,
    pricePerShare: 4,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'weighted-average',
    dividendCumulative: false,
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
    acceleration: 'none',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 42,
    governingLaw: 'England and Wales',
  },
  body: [
    fixed(
      section(
        'Investment',
        section(
          'Amount',
          'Northern Loom will pay £2,000,000 for 500,000 A ordinary shares of £4.00 each (nominal value one penny).',
        ),
        section(
          'Valuation',
          'That price is founded on a value of £8,000,000 for the fully diluted share capital before the investment, including options of 12% of the capital as it will be afterwards. Northern Loom will then hold 20%.',
        ),
        section(
          'Share capital',
          grid(
            ['Member', 'Before', 'After', 'After (%)'],
            ['B Whitworth', '850,000', '850,000', '34.0'],
            ['K Oyelaran', '850,000', '850,000', '34.0'],
            ['Options', '–', '300,000', '12.0'],
            ['Northern Loom', '–', '500,000', '20.0'],
            ['', '1,700,000', '2,500,000', '100.0'],
          ),
        ),
        section(
          'Use of funds',
          'The business plan in the agreed form, and no repayment of directors’ loans.',
        ),
      ),
    ),
    section(
      'The A ordinary shares',
      section(
        'Income',
        'They rank with the ordinary shares for dividends, none of which is fixed or accumulates.',
      ),
      section(
        'Capital',
        'On a return of capital or a sale of shares the A ordinary shares receive the amount subscribed for them; what remains belongs to the ordinary shares. If an equal division by number of shares gives the A ordinary shares more, there is an equal division instead.{^multiple}',
      ),
      section('Votes', 'One for each share.'),
      section(
        'Protection',
        'If shares are issued for less than £4.00, bonus shares bring the A holders to a weighted average price. Options and shares issued for acquisitions do not count.',
      ),
    ),
    section(
      'Management of the Company',
      section(
        'Directors',
        'Each Founder may be a director. Northern Loom may appoint one. There will be two further non-executive directors acceptable to both, of whom one takes the chair without a casting vote.',
      ),
      section(
        'Consents',
        'The acts listed in paragraph {ref:consents} need the written consent of Northern Loom.',
      ),
      section(
        'Information',
        'Accounts: monthly within 25 days, yearly within five months. A budget thirty days before the year begins.',
      ),
    ),
    section(
      'Shares of the members',
      section('Issues', 'Offered first to all members in proportion.'),
      section(
        'Transfers',
        'Offered first to A holders, next to the others. Transfers to family trusts are free.',
      ),
      section('Tag', 'Whoever sells so that a stranger gains control must obtain the same price for all.'),
      section(
        'Drag',
        'The holders of 70% of the shares, Northern Loom being one of them, may bring the rest into a sale.',
      ),
    ),
    section(
      'Founders',
      section(
        'Vesting',
        commented(
          paragraph(
            'All Founders’ shares vest over 48 months. A quarter vests on the first anniversary of completion and the remainder monthly. Nothing vests early on a sale.',
          ),
          'K Oyelaran',
          'Can we have six months off for time served? They offered three on the phone, not in writing.',
        ),
      ),
      section(
        'Leavers',
        'A Founder is a bad leaver if dismissed for cause, or if he or she resigns before the second anniversary. A bad leaver’s shares, vested or not, are bought at the lower of cost and market value. Other leavers keep vested shares.',
      ),
      section('Covenants', 'Twelve months from leaving: no competing, no soliciting of staff or customers.'),
      section('Warranties', 'By the Company up to the amount invested, by each Founder up to £100,000.'),
    ),
    named(
      'consents',
      section(
        'List of consents',
        list(
          '(a)',
          'varying the articles or any share right;',
          'issuing or buying back shares;',
          item(
            'spending:',
            list('(i)', 'over £40,000 on one asset;', 'over £100,000 beyond budget in a year;'),
          ),
          'engaging anyone at more than £80,000;',
          'lending, or guaranteeing a debt;',
          'starting or settling litigation over £25,000.',
        ),
        drafting(
          'Note to draft: Northern Loom’s list of thirty-one items is attached to its e-mail of 2 May; twenty-five were struck out by agreement',
        ),
      ),
    ),
    named(
      'lockout',
      fixed(
        section('Lock-out', 'The Company and the Founders will deal with Northern Loom alone for six weeks.'),
      ),
    ),
    fixed(
      section(
        'Legal effect',
        'Only paragraph {ref:lockout}, this paragraph and the parties’ duty of confidence are intended to be binding. English law applies.',
      ),
    ),
  ],
  footnotes: {
    multiple:
      'A first return of one and a half times, which stood in the draft of 30 April, has been reduced.',
  },
  signatures: [
    { for: 'Northern Loom Ventures', lines: ['...............................', 'Partner'] },
    { for: 'Wharfedale Audio Systems Limited', lines: ['...............................', 'Director'] },
  ],
};
