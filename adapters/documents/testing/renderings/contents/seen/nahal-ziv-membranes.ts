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
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Haifa law firm's numbered sheet for a Series A, in its third draft. */
export const nahalZivMembranes: Offer = {
  id: 'nahal-ziv-membranes',
  hand: 'D1 Haifa law firm, numbered sheet in its third draft',
  place: 'IL',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Nahal Ziv Membranes Ltd. – Series A Preferred Shares – Term Sheet',
  front: ['Haifa, November 11'],
  cover: [
    'Nahal Ziv Membranes Ltd.',
    'Term Sheet for the Series A Round',
    'Draft 3',
    'Prepared by Shiloni Barkat, Law Offices, Haifa, counsel to the lead investor',
    'Privileged and confidential',
  ],
  numbering: { sections: '1.' },
  running: {
    heads: ['Shiloni Barkat, Law Offices', 'Nahal Ziv – Series A – draft 3'],
    foot: 'Page {page} of {pages}',
  },
  facts: {
    currency: 'USD',
    preMoney: 19_500_000,
    postMoney: 26_000_000,
    amount: 6_500_000,
    pricePerShare: 3.25,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    acceleration: 'double',
    lockUpMonths: 6,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 45,
    governingLaw: 'Israel',
  },
  body: [
    fixed(
      section(
        'Parties',
        list(
          '1.1',
          'Nahal Ziv Membranes Ltd., a private company registered in Israel with offices at Matam, Haifa (the “Company”).',
          'Tzuk Ventures II, L.P. (“Tzuk”), as lead, and Meron Water Partners (“Meron”); together the “Investors”.',
          'Dr. Hila Ashkenazi and Mr. Yotam Bar-El (the “Founders”).',
        ),
      ),
    ),
    named(
      'money',
      section(
        'Investment and price',
        list(
          '1.1',
          'At the Closing the Investors will invest US$6,500,000: Tzuk US$5,000,000 and Meron US$1,500,000.',
          'The price is US$3.25 for each Series A Preferred Share. It reflects a valuation of the Company of US$19,500,000 before the money and US$26,000,000 after it, on a fully diluted basis.',
          'The Investors will own 25% of the Company right after the Closing, fully diluted.',
          'The valuation before the money counts an unallocated option pool that equals 10% of the shares outstanding, fully diluted, after the Closing.',
        ),
        'The holdings after the Closing are expected to be these:',
        grid(
          ['Shareholder', 'Class', 'Shares', '%'],
          ['Founders', 'Ordinary', '3,600,000', '45.0'],
          ['Seed investors', 'Seed Preferred', '1,200,000', '15.0'],
          ['Employees (granted options)', 'Ordinary', '400,000', '5.0'],
          ['Unallocated pool', 'Ordinary', '800,000', '10.0'],
          ['Investors', 'Series A Preferred', '2,000,000', '25.0'],
          ['Total', '', '8,000,000', '100.0'],
        ),
      ),
    ),
    section(
      'Use of the money',
      'Pilot lines at the desalination plants of Ashdod and Larnaca, a sales office in Cyprus, and working capital, in accordance with the budget that the Board approves before the Closing. None of it repays loans of shareholders.',
    ),
    section(
      'Preference on exit',
      list(
        '1.1',
        'From the proceeds of a liquidation or of a sale of the Company the Series A Preferred Shares are paid their original price once, together with dividends that were declared and not paid, ahead of the Seed Preferred Shares and the Ordinary Shares.',
        'The Seed Preferred Shares are paid next, in the amount that the present articles give them.',
        'Whatever is left belongs to the Ordinary Shares alone. A holder of Series A Preferred Shares who would do better as a holder of Ordinary Shares is treated as if it had converted.{^participating}',
        'A merger, a sale of more than half of the shares and an exclusive license of substantially all know-how count as a sale of the Company.',
        withdrawn(
          item(
            'If no exit has taken place by the sixth anniversary of the Closing, the Company buys the Series A Preferred Shares back at their price plus 6% a year.',
          ),
        ),
      ),
    ),
    section(
      'Conversion',
      list(
        '1.1',
        'Each Series A Preferred Share converts into one Ordinary Share whenever its holder so asks.',
        item(
          'All of them convert',
          list(
            '(a)',
            'on a public offering that brings in US$40,000,000 or more; or',
            'when holders of 60% of the Series A Preferred Shares resolve so.',
          ),
        ),
      ),
    ),
    section(
      'Protection against dilution',
      'If shares are issued for less than US$3.25 the conversion price of the Series A Preferred Shares is lowered by the weighted-average formula on a broad basis. Options under the plan, shares issued on a split and up to 80,000 shares for lenders are left out of the reckoning.',
      drafting(
        'Note to draft: the Founders’ counsel asks that venture debt of any size be left out as well. Tzuk has not answered',
      ),
    ),
    section(
      'Board of directors',
      list(
        '1.1',
        'The Board has five members. The Founders appoint two, Tzuk appoints two, and an independent expert of the water industry is chosen by the other four.',
        'Meron may send an observer{+ who leaves the room when the Board consults its lawyers+}.',
        'The Board meets {-every month-}{+at least six times a year+} and decides by simple majority.',
      ),
    ),
    named(
      'consents',
      section(
        'Matters that need consent',
        'Without the written consent of holders of most Series A Preferred Shares, the Company and its subsidiaries will not',
        list(
          '(a)',
          'amend the articles in a way that harms the Series A Preferred Shares;',
          'issue shares that rank before them or beside them;',
          'merge, wind up or sell the business;',
          'borrow more than US$750,000 in all, grants of the Innovation Authority not counted;',
          'deal with a Founder or a relative of a Founder, employment apart;',
          'buy back shares, except from leavers at cost;',
          'enlarge the Board; or',
          'transfer know-how abroad.',
        ),
      ),
    ),
    section(
      'Information',
      list(
        '1.1',
        item(
          'Each Investor that holds 3% or more receives',
          list(
            '(i)',
            'audited annual statements within 100 days;',
            'reviewed quarterly statements within 45 days;',
            'a one-page report every month; and',
            'the budget, a month before the year begins.',
          ),
        ),
        'Such an Investor may visit the premises and speak with the officers on three days’ notice.',
      ),
    ),
    section(
      'Later issues and transfers of shares',
      list(
        '1.1',
        'Investors may take up their proportion of every later issue, and of what others leave.',
        'The Investors have a right of first refusal over Founders’ shares. An Investor that does not use it may join the sale and sell the same part of its own holding.',
        'Shareholders with 70% of the votes, Tzuk being one of them, may bring along the rest in a sale of the whole Company for more than US$30,000,000.',
        'After a public offering nobody sells for six months if the underwriters require it. All shareholders sign the same undertaking.',
      ),
    ),
    section(
      'Founders',
      list(
        '1.1',
        'Two thirds of each Founder’s shares become subject to reverse vesting and are released in equal monthly parts over thirty-six months from the Closing.',
        'If the Company is sold, and within a year the buyer ends the employment of a Founder without cause, all unreleased shares of that Founder are released.',
        'A Founder works for the Company alone, and does not compete with it until twelve months after leaving.',
        commented(
          item(
            'All inventions belong to the Company. Dr. Ashkenazi brings a letter of the Technion by which it waives its claims.',
          ),
          'Noa Barkat',
          'The Technion’s transfer office says six weeks at best. Do we really want this as a condition?',
        ),
        inserted(
          item(
            'The salaries of the Founders may rise to NIS 42,000 a month from the Closing, and not above it.',
          ),
        ),
      ),
    ),
    section(
      'Warranties',
      'The Company gives the usual representations. The Founders give them for title to their shares, for inventions and for litigation only, for eighteen months, and each is liable for no more than US$120,000 unless there was fraud.',
    ),
    section(
      'Conditions of the Closing',
      'The Closing takes place within two months from signature, after',
      list(
        '(a)',
        'due diligence to the satisfaction of Tzuk;',
        'new articles, and the agreements that paragraphs {ref:money} and {ref:consents} call for;',
        'a tax ruling under section 104H, if the Founders need one; and',
        'notice to the Innovation Authority.',
      ),
    ),
    section(
      'Expenses',
      'At the Closing the Company repays the legal and other expenses of Tzuk up to US$55,000 plus VAT. If there is no Closing each side bears its own.',
    ),
    section(
      'Exclusivity',
      'The Company and the Founders neither seek nor discuss another investment or a sale during the 45 days that follow signature, and tell Tzuk of every approach.',
    ),
    fixed(
      section(
        'Effect, law and courts',
        'Expenses, exclusivity and secrecy bind the parties once this sheet is signed; all the rest shows what they intend. Israeli law applies and the courts of Haifa alone have jurisdiction.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Timetable',
          grid(
            ['Step', 'By'],
            ['Signature of this sheet', 'November 20'],
            ['First draft of the agreements', 'December 4'],
            ['Disclosure schedule', 'December 18'],
            ['Closing', 'January 20'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    participating:
      'In draft 1 the Series A Preferred Shares also shared in the rest, up to three times their price. The Founders refused and Tzuk let it go.',
  },
  signatures: [
    {
      for: 'Tzuk Ventures II, L.P.',
      lines: ['By: ______________________', 'Name: Efrat Lidor', 'Title: Managing Partner'],
    },
    {
      for: 'Meron Water Partners',
      lines: ['By: ______________________', 'Name: Gil Nahmani', 'Title: Partner'],
    },
    {
      for: 'Nahal Ziv Membranes Ltd.',
      lines: ['By: ______________________', 'Name: Dr. Hila Ashkenazi', 'Title: CEO'],
    },
  ],
};
