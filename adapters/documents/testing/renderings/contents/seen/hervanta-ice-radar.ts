import type { Offer } from '../../content/offer.ts';
import { drafting, grid, list, named, section, terms, unnumbered } from '../../content/write.ts';

/** A Finnish seed fund: two tables, few words, Finnish terms in brackets behind the English ones. */
export const hervantaIceRadar: Offer = {
  id: 'hervanta-ice-radar',
  hand: 'CD4 Tampere seed fund, terse table between two lists, Finnish terms in brackets',
  place: 'FI',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Term sheet: Hervanta Ice Radar Oy, seed',
  front: ['Näsi Seed I Ky', 'Tampere 12.1.', 'Business ID 3198842-6'],
  numbering: { sections: '1.', subsections: '1.1' },
  running: { heads: ['Näsi Seed I Ky'], foot: '{page} ({pages})' },
  facts: {
    currency: 'EUR',
    preMoney: 2_400_000,
    postMoney: 3_000_000,
    amount: 600_000,
    pricePerShare: 24,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    antiDilution: 'broad-based',
    dividendCumulative: false,
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 6,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 30,
    governingLaw: 'Finland',
  },
  body: [
    section(
      'Status of this paper',
      list(
        '1.1',
        'Not binding, except chapter {ref:end}.',
        'Investment committee 3 February. The fund invests only if the committee says yes.',
        'Business Finland’s R&D loan continues as it is. It is not part of the round.',
      ),
    ),
    section(
      'Investment',
      terms(
        ['Investor', 'Näsi Seed I Ky, €450,000', 'Pirkanmaa Angels pool, €150,000 (names by 20 January)'],
        ['Amount', '€600,000, paid in one sum against new B shares (suunnattu anti)'],
        ['Valuation', '€2,400,000 before and €3,000,000 after'],
        ['Price', '€24.00 for one share. 25,000 new shares, 20% of all'],
        [
          'Options',
          '12,500 shares, 10% after the round. Authorisation given before the round and included in the valuation before',
        ],
        ['Use', 'Radar unit 2, two winters of field tests in Oulu and Kemi, one salesperson'],
      ),
      'Ownership table (osakasluettelo) after the round:',
      grid(
        ['Owner', 'Class', 'Shares', '%'],
        ['Aino Rautiainen', 'A', '43,750', '35'],
        ['Veikko Lampi', 'A', '43,750', '35'],
        ['Options', 'A', '12,500', '10'],
        ['Näsi Seed', 'B', '18,750', '15'],
        ['Angels', 'B', '6,250', '5'],
        ['Sum', '', '125,000', '100'],
      ),
      drafting(
        'Veikko’s 2% to his former employer: has it been bought back? If not, the table is wrong. /TK',
      ),
    ),
    section(
      'B shares',
      terms(
        ['Vote', 'One, like A'],
        [
          'Exit order',
          'B first gets back €24.00 a share. What is then left is divided between all shares, A and B, until B has had €48.00 in all. After that only A.{^cap}',
          'A B share can be changed to an A share at any time, if that gives more.',
        ],
        ['Dividend', 'None planned before exit. If one is paid, same for each share, and not accumulating'],
        [
          'Cheaper round',
          'Broad-based weighted average. Carried out by issuing shares without payment (maksuton anti)',
        ],
        [
          'Later issues',
          'Everyone keeps own percentage by law (merkintäetuoikeus). Directed issues need the Investor’s consent',
        ],
      ),
    ),
    section(
      'Running the company',
      list(
        '1.1',
        'Board of four. Aino and Veikko themselves, one from Näsi Seed, one from outside whom all three accept. The one from outside is in the chair.',
        'Consent of Näsi Seed for: new share classes, loan over €50,000 or security for another’s debt, selling the radar software, changing line of business, contracts with own people, annual budget.',
        'Monthly report by the 15th: cash, orders, persons. Audited accounts by end of April.',
      ),
    ),
    section(
      'Founders',
      list(
        '1.1',
        'Shares are earned (vesting) in 36 equal months from closing. Nothing during the first six; at the end of the sixth, six parts at once.',
        'Leaving by own notice, or dismissal for cause: unearned shares to the company for nothing, and earned ones at half of fair value. Illness, death or dismissal without cause: earned shares stay, unearned go for what was paid.',
        'Work for the company only. No competing activity in ice measurement in the Nordic countries during ownership and 12 months after employment ends. Pay for the restriction time as the Employment Contracts Act says.',
        'Breach: contractual penalty (sopimussakko) €40,000, not for small things.',
        'Intellectual property to the company in writing before closing, the thesis of Aino also.',
      ),
    ),
    section(
      'Selling shares',
      list(
        '1.1',
        'Redemption clause (lunastuslauseke) in the articles: others may buy first.',
        'Founder sells to outsider: Investor may sell in the same proportion.',
        'Owners of 60% incl. Näsi Seed accept an offer for all: all sell.',
      ),
    ),
    section(
      'Warranties',
      'From company and founders: ownership, accounts, taxes, IPR, no disputes. Founders together at most €60,000 and for 18 months, fraud excepted. Company at most €600,000.',
    ),
    named(
      'end',
      section(
        'What binds now',
        list(
          '1.1',
          'No talks with other investors for 30 days from signing.',
          'This paper is not shown to others. Board, lawyer and bank excepted.',
          'Own costs each. Lawyer for the shareholders’ agreement (osakassopimus) max. €8,000, company pays after closing.',
          'Finnish law. Arbitration, Finland Chamber of Commerce, one arbitrator, Tampere.',
        ),
      ),
    ),
    unnumbered(section('Dates', 'Due diligence 13.1.–31.1. Signing 7.2. Money 14.2.')),
  ],
  footnotes: {
    cap: 'The fund’s standard is three times. We take two because the amount before is small.',
  },
  signatures: [
    { for: 'Näsi Seed I Ky', lines: ['Timo Kettunen, partner'] },
    { for: 'Hervanta Ice Radar Oy', lines: ['Aino Rautiainen, CEO'] },
    { for: 'Founders', lines: ['Aino Rautiainen', 'Veikko Lampi'] },
  ],
};
