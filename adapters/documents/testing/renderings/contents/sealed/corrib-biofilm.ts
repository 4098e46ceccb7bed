import type { Offer } from '../../content/offer.ts';
import {
  box,
  commented,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  remark,
  section,
  withdrawn,
} from '../../content/write.ts';

/** An Irish university’s seed fund: decimal clauses, the licence beside the shares, a line for the research office. */
export const corribBiofilm: Offer = {
  id: 'corrib-biofilm',
  hand: 'CC5 Galway university seed fund, decimal clauses, licence and shares side by side',
  place: 'IE',
  type: 'priced-equity',
  language: 'en-IE',
  title: 'Heads of Terms: Seed Investment in Scannán Biofilm DAC',
  front: [
    'Proposed by Terryland Campus Seed Fund Limited Partnership (the “Fund”)',
    'Draft 4, Innovation Office, 9 January',
    'Subject to contract / contract denied',
  ],
  cover: [
    'Terryland Campus Seed Fund',
    'Heads of Terms',
    'Scannán Biofilm DAC',
    'Prepared for the Investment Panel and the promoters. Please return copies after the meeting.',
  ],
  running: {
    heads: ['Terryland Campus Seed Fund', 'Heads of Terms – Scannán Biofilm DAC'],
    foot: 'Draft 4 | {page}',
  },
  facts: {
    currency: 'EUR',
    amount: 750_000,
    preMoney: 2_250_000,
    postMoney: 3_000_000,
    pricePerShare: 15,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 56,
    governingLaw: 'Ireland',
  },
  numbering: { sections: '1.' },
  body: [
    remark(
      'Panel members: passages that are new since Draft 3 are shown as changes. The licence heads were agreed with the Research Office before Christmas and are not for discussion on the day.',
    ),
    section(
      'The Company and its Promoters',
      list(
        '1.1',
        'Scannán Biofilm DAC (CRO number awaited) develops a coating that keeps biofilm off urinary catheters. It is a spin-out of the School of Engineering.',
        'The Promoters are Prof. Gráinne Ní Fhlatharta and Dr. Cillian Mannion.',
      ),
    ),
    named(
      'subscription',
      section(
        'Subscription',
        list(
          '1.1',
          'The Fund and co-investors will subscribe for 50,000 Series Seed Preferred Shares at €15.00 each, being €750,000 in total.',
          'The price reflects a pre-money valuation of €2,250,000 on a fully diluted basis and gives the new shares 25% of the capital. The post-money valuation is therefore €3,000,000.',
          'An employee option pool of 10% of the enlarged capital will be put in place before completion and counts in the pre-money figure.',
          commented(
            item('Completion is planned for the last week of February, in one payment.'),
            'F. Tuohy',
            'EI’s own approval will not be in before mid-March. Say “end of March”?',
          ),
        ),
        grid(
          ['Subscriber', 'Shares', 'Amount (€)', '% after completion'],
          ['Terryland Campus Seed Fund LP', '30,000', '450,000', '15.0'],
          ['Enterprise agency', '14,000', '210,000', '7.0'],
          ['Two alumni', '6,000', '90,000', '3.0'],
          ['All subscribers', '50,000', '750,000', '25.0'],
        ),
      ),
    ),
    section(
      'Licence from the University',
      list(
        '1.1',
        'At completion the University grants the Company an exclusive worldwide licence of patent family IE-0417 in the medical field.',
        item(
          'The Company pays the University',
          list(
            '(a)',
            'a royalty of 2% of net sales, from the third year of sales;',
            'past patent costs of €38,000, in eight equal quarters; and',
            '10% of sums received from sub-licensees.',
          ),
        ),
        'The licence can be turned into an assignment, for €1, once the Company has raised €3,000,000 from others.',
      ),
      withdrawn(
        paragraph(
          'The University shall in addition hold a non-dilutable 5% shareholding until the Company’s shares are admitted to trading.',
        ),
      ),
    ),
    section(
      'Rights of the New Shares',
      list(
        '1.1',
        'On a sale or winding up, holders receive the higher of their subscription price and what they would receive had they converted into Ordinary Shares. The rest goes to the Ordinary Shares.',
        'Dividends rank equally with the Ordinary Shares. None is foreseen.',
        'They convert at any time at the holder’s wish, one for one, subject to a broad-based weighted average adjustment if shares are issued at under €15.00.',
        'Holders may subscribe pro rata in every later issue, save for the option pool.',
      ),
    ),
    section(
      'Board, Consents and Reports',
      list(
        '1.1',
        'The Board has four seats. The Promoters hold two, the Fund appoints one Investor Director and an independent chair is chosen by agreement. The Research Office may send an observer.',
        item(
          'Investor Consent, from holders of 60% of the new shares, is needed to',
          list(
            '(a)',
            'allot shares outside the pool;',
            'alter the constitution;',
            item(
              'enter into any contract',
              list(
                '(i)',
                'worth over €60,000 and outside the budget, or',
                'with a Promoter or a relative of one;',
              ),
            ),
            'give up, or let lapse, the licence.',
          ),
        ),
        'Quarterly management accounts within 30 days; annual accounts within six months; a written note on animal work and clinical approvals twice a year.',
      ),
    ),
    section(
      'Promoters',
      list(
        '1.1',
        'Shares of the Promoters vest monthly over 48 months from completion, the first 12 months’ worth at the end of that time.',
        'Dr. Mannion works for the Company full-time. Prof. Ní Fhlatharta gives one day a week under the University’s consultancy rules.{^sab}',
        'Both promise not to compete in catheter coatings for as long as they serve and for 12 months after; teaching and published research are free.',
        'Warranties are given by the Company and, up to €40,000 each, by the Promoters.',
      ),
    ),
    box(
      paragraph(
        'Bench space in the Biomedical building, 22 square metres, is let to the Company at €410 a month for up to three years after completion.',
      ),
    ),
    section(
      'Transfers and Exit',
      list(
        '1.1',
        'Shares on offer go first to the Company, then to the members in proportion. If a Promoter sells, the Investors may sell alongside.',
        'Members with 75% of the votes, the Fund among them, may require the others to join in a sale of the whole.',
      ),
    ),
    fixed(
      section(
        'Standing of this Paper',
        inserted(
          paragraph(
            'The Fund’s approval is subject to a conflicts declaration by every Panel member who holds a post in the School.',
          ),
        ),
        list(
          '1.1',
          'For eight weeks from the last signature the Promoters and the Company will not seek or take other funding for the Company, grants excepted.',
          'That undertaking, confidentiality and this clause bind. Clause {ref:subscription} and all the others do not. Irish law applies.',
        ),
      ),
    ),
  ],
  footnotes: {
    sab: 'She had hoped for a sabbatical. The Dean will not release her before the next academic year, and the Fund has dropped the point.',
  },
  signatures: [
    { for: 'Le haghaidh an Chiste / for the Fund', lines: ['Fionnuala Tuohy', 'Fund Manager'] },
    {
      for: 'Promoters',
      lines: [
        '_______________________',
        'Gráinne Ní Fhlatharta',
        '_______________________',
        'Cillian Mannion',
      ],
    },
    {
      for: 'Noted by the Research Office (not as a party)',
      lines: ['_______________________', 'Director of Technology Transfer'],
    },
  ],
};
