import type { Offer } from '../../content/offer.ts';
import { drafting, grid, list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A Lagos fund: capitals for headings, firm and courteous. */
export const ibadanGrain: Offer = {
  id: 'ibadan-grain',
  hand: 'Lagos fund, capital headings, courteous',
  place: 'NG',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'TERM SHEET: PROPOSED INVESTMENT IN IBADAN GRAIN EXCHANGE LIMITED',
  front: ['Date: 18 July', 'From: Third Mainland Capital Partners', 'To: The Directors'],
  running: {
    heads: ['Third Mainland Capital Partners', 'Ibadan Grain Exchange'],
    foot: 'Private & Confidential   {page}',
  },
  facts: {
    currency: 'USD',
    preMoney: 6_000_000,
    postMoney: 8_000_000,
    amount: 2_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2.5,
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'post-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    noShopDays: 60,
    breakFee: true,
    governingLaw: 'Nigeria',
  },
  body: [
    paragraph(
      'We thank the Directors for their hospitality at the warehouse and set out below the terms on which we would invest.',
    ),
    unnumbered(section('AMOUNT', 'US$2,000,000 for Series A preference shares.')),
    unnumbered(
      section(
        'VALUATION',
        'US$6,000,000 before and US$8,000,000 after the investment, so that the Investor holds 25%. A pool of 10% for employees will be made after closing and dilutes every holder alike.',
      ),
    ),
    unnumbered(
      section(
        'TRANCHES',
        grid(
          ['Tranche', 'US$', 'When'],
          ['First', '800,000', 'Closing'],
          ['Second', '700,000', '40,000 tonnes traded in a quarter'],
          ['Third', '500,000', 'Licence of the commodities regulator'],
        ),
      ),
    ),
    unnumbered(
      section(
        'LIQUIDATION',
        'The Investor receives its US$2,000,000 first. It then shares with ordinary holders pro rata until it has had two and a half times its investment in all.',
      ),
    ),
    unnumbered(section('ANTI-DILUTION', 'Weighted average, broad-based.')),
    unnumbered(
      section(
        'BOARD AND RESERVED MATTERS',
        'Two directors of the founders, two of the Investor, and one independent chair. Reserved for the Investor:',
        list(
          'i)',
          'changes in capital and constitution;',
          'borrowing in foreign currency;',
          'warehouses outside Oyo, Kwara and Kaduna;',
          'related parties;',
          'the annual budget.',
        ),
      ),
    ),
    unnumbered(
      section(
        'INFORMATION',
        'Monthly management accounts, stock counts by an outside agent each quarter, audit by a firm on our list.',
      ),
    ),
    unnumbered(
      section(
        'PRE-EMPTION, TAG AND DRAG',
        'Pre-emption on issues in proportion to holdings. Tag-along for all. Drag-along at 75% after the fourth year.{^redeem}',
      ),
    ),
    unnumbered(
      section(
        'FOUNDERS',
        'Shares vest over four years with one year’s cliff. All that has not vested does so if a founder is removed without cause in the twelve months after a change of control.',
        drafting('Chidi to confirm whether Mrs Adeyemi counts as a founder'),
      ),
    ),
    unnumbered(
      section(
        'COSTS, EXCLUSIVITY AND LAW',
        'Sixty days of exclusivity. A party that withdraws without reason pays the other US$25,000 towards its costs. The laws of the Federal Republic of Nigeria apply, with arbitration in Lagos.',
      ),
    ),
  ],
  footnotes: {
    redeem:
      'A put at 18% per annum in naira was considered; the currency has made it pointless, and it is left out.',
  },
  signatures: [
    { for: 'THIRD MAINLAND CAPITAL PARTNERS', lines: ['Name:', 'Designation:'] },
    { for: 'IBADAN GRAIN EXCHANGE LIMITED', lines: ['Name:', 'Designation:'] },
  ],
};
