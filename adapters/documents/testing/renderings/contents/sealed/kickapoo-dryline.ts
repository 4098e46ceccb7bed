import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  grid,
  inserted,
  item,
  list,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Wisconsin angel group: its standing sheet, filled in by the deal lead, committee talk left in. */
export const kickapooDryline: Offer = {
  id: 'kickapoo-dryline',
  hand: 'CC2 La Crosse angel group, standing sheet filled in by a retired feed dealer',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Coulee Angels: Deal Sheet No. 41, Kickapoo Dryline, Inc.',
  front: [
    'Round: Series Seed',
    'Deal lead: Vern Halvorson',
    'Voted on at the Onalaska breakfast of May 6: 14 for, 2 against',
  ],
  running: {
    heads: ['Coulee Angels – Deal Sheet No. 41'],
    foot: 'Members and company only – page {page} of {pages}',
  },
  facts: {
    currency: 'USD',
    amount: 900_000,
    preMoney: 3_600_000,
    postMoney: 4_500_000,
    investorStakePercent: 20,
    pricePerShare: 0.75,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    antiDilution: 'broad-based',
    dividendPercent: 5,
    dividendCumulative: false,
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 3, founders: 2, investors: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    noShopDays: 45,
    governingLaw: 'Wisconsin',
  },
  body: [
    remark(
      'This is the group’s standing sheet. Leads fill in the right side and leave the left side be. If a line does not apply write “none”, don’t cut it out.',
    ),
    terms(
      band('A. The deal'),
      [
        'Company',
        'Kickapoo Dryline, Inc., a Wisconsin corporation, Viroqua. Moisture probes for hay and silage.',
      ],
      ['Security', 'Series Seed Preferred Stock.'],
      [
        'How much',
        '$900,000. Coulee Angels members are in for $525,000 through one LLC; the balance is open to the two Madison groups until June 15.',
      ],
      [
        'Price',
        '$0.75 a share. That comes from $3,600,000 before the money and $4,500,000 after, on a fully diluted basis, which gives the new money 20% of the company.',
      ],
      [
        'Option pool',
        'Unissued options equal to 10% of the shares after closing, made before we come in, so inside the $3,600,000.',
      ],
      ['Closings', 'First one at $600,000 or better; later ones within 90 days at the same price.'],
      band('B. Getting paid'),
      ['Dividends', '5% a year when the board declares one. Missed years don’t add up.'],
      commented(
        term(
          'Sale or wind-up',
          'Preferred gets its purchase price back first. What is left is shared with the common as though all were common, until the preferred has had two times its purchase price in total. Past that it must convert to do better.',
        ),
        'Gail Rude',
        'Vern, we told the Sparta folks last year we had quit doing this. Are you sure?',
      ),
      [
        'Conversion',
        'Any time, share for share to start with; everyone converts if a majority of the preferred votes so or on a public offering of $25 million.',
      ],
      [
        'If a later round is cheaper',
        'The conversion price moves down by the broad-based weighted average. Options under the plan and shares to equipment lenders don’t count.',
      ],
      withdrawn(
        term('Put', 'Members may sell their shares back at appraised value once six years have gone by.'),
      ),
      ['Redemption', 'none'],
      band('C. Keeping an eye on things'),
      [
        'Board',
        'Three seats. Common names two, who are Kirsten Dahl and Bo Yang; the preferred names one, who for now is Vern Halvorson. One member may sit in without a vote.',
      ],
      [
        'OK needed from the preferred',
        'More than half of the preferred has to say yes to any of these:',
        list(
          '1)',
          'a sale, merger or wind-up',
          'new stock that ranks even with ours or ahead of it',
          item(
            'debt over $150,000, other than',
            list('a)', 'a line at a Vernon County bank', 'leases on delivery trucks'),
          ),
          'a change in how many directors there are',
        ),
      ],
      [
        'Reports',
        'Numbers each quarter within 30 days, a budget in December, yearly statements (reviewed, no audit) by the end of April.',
      ],
      ['Later rounds', 'Members holding $25,000 or more may buy their share of anything new that is sold.'],
      [
        'Drag-along',
        'Small holders go along with a sale that the board, most of the preferred and most of the common have approved.',
      ],
      band('D. Founders'),
      [
        'Vesting',
        'Four years, a quarter after the first year and monthly from then on. Kirsten gets credit for {-18-}{+12+} months already worked. If the company is sold and a founder is let go without cause inside of a year, the rest vests.',
      ],
      inserted(
        term(
          'Extension job',
          'Bo may keep his quarter-time post at the county extension through next July. UW signs off that it has no claim on the probe.',
        ),
      ),
      [
        'Papers',
        'Both founders assign inventions and sign confidentiality agreements before the first closing.',
      ],
      band('E. Housekeeping'),
      ['Shopping around', 'The company won’t seek other money for 45 days from signing. This line binds.'],
      ['Legal bill', 'Company covers our lawyer up to $12,500. Wisconsin law.'],
      ['All other lines', 'Not binding till the long papers are signed.'],
    ),
    unnumbered(
      section(
        'Where the shares sit after the last closing',
        grid(
          ['', 'Shares', '% of all'],
          ['Kirsten Dahl', '2,220,000', '37.0'],
          ['Bo Yang', '1,500,000', '25.0'],
          ['Friends of 2022', '480,000', '8.0'],
          ['Pool', '600,000', '10.0'],
          ['Series Seed', '1,200,000', '20.0'],
        ),
        'Counts are rounded to the nearest thousand; the transfer ledger governs if they differ.{^count}',
      ),
    ),
  ],
  footnotes: {
    count:
      'An earlier sheet had 6,400,000 shares and $0.70 because it counted the warrant of the implement dealer, which lapsed in March.',
  },
  signatures: [
    {
      for: 'For the group',
      lines: ['x ______________________', 'Vern Halvorson, lead', 'Gail Rude, treasurer'],
    },
    {
      for: 'For the company',
      lines: ['x ______________________', 'Kirsten Dahl, president', 'Date ____________'],
    },
  ],
};
