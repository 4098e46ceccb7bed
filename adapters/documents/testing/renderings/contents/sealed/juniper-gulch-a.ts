import type { Offer } from '../../content/offer.ts';
import { band, grid, item, list, section, term, terms, unnumbered } from '../../content/write.ts';

/** A Denver fund's Series A: a long table whose cells hold lists, several heads. */
export const juniperGulchA: Offer = {
  id: 'juniper-gulch-a',
  hand: 'Denver fund, Series A, lists in cells',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Juniper Gulch Geothermal, Inc. Series A Preferred Stock: Summary of Terms',
  front: ['Front Range Climate Partners III, L.P.', 'October 9'],
  cover: [
    'Juniper Gulch Geothermal, Inc.',
    'Series A',
    'Summary of Terms',
    'Draft for discussion; confidential treatment requested',
  ],
  running: {
    heads: ['Juniper Gulch Series A', 'Economics', 'Control and people'],
    foot: 'Summary of Terms – {page}',
  },
  facts: {
    currency: 'USD',
    preMoney: 24_000_000,
    postMoney: 32_000_000,
    amount: 8_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: false,
    optionPoolPercent: 11,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    noShopDays: 30,
    governingLaw: 'Delaware',
  },
  body: [
    terms(
      band('Economics'),
      ['Issuer', 'Juniper Gulch Geothermal, Inc., a Delaware corporation'],
      [
        'Investors',
        list(
          '•',
          'Front Range Climate Partners III, L.P. (lead): $6,000,000',
          'Existing noteholders, by conversion: $1,200,000',
          'Others acceptable to the lead and the Company: $800,000',
        ),
      ],
      [
        'Valuation',
        '$24,000,000 pre-money, $32,000,000 post-money. The pre-money figure takes in conversion of all notes other than those above and an available pool equal to 11% of post-closing capitalization.',
      ],
      ['Dividends', '6% if and when the Board declares them; they do not accumulate'],
      [
        'Liquidation',
        'Series A: original price plus declared dividends. The balance to common. A holder of Series A is treated as having converted if that pays it more.',
        'A merger or a license of substantially all of the well-control software is a liquidation unless a majority of Series A says otherwise.',
      ],
      term(
        'Conversion',
        list(
          '(a)',
          'At the holder’s option, one to one at first.',
          item(
            'Automatically',
            list(
              '(i)',
              'on a public offering of $50,000,000 or more at three times the price;',
              'on the vote of a majority of Series A.',
            ),
          ),
          'The rate moves on dilutive issuances by broad-based weighted average, with customary carve-outs.{^p2p}',
        ),
      ),
      band('Control'),
      [
        'Board',
        'Five: two elected by common (initially Ruth Alder and Samir Haddad), two by Series A, and one independent chosen by the other four',
      ],
      [
        'Protective provisions',
        'A majority of Series A must approve:',
        list(
          '(a)',
          'adverse charter changes;',
          'senior or equal stock;',
          'redemptions, other than from departing staff at cost;',
          'debt above $750,000;',
          'a sale or winding up.',
        ),
      ],
      [
        'Information',
        'Annual, quarterly and monthly statements, annual budget, and inspection, for holders of 400,000 shares or more',
      ],
      ['Participation in later rounds', 'Holders of that size may buy their share of new securities'],
      ['Drag-along', 'Everyone joins a sale approved by the Board, Series A and common'],
      band('People'),
      [
        'Founder vesting',
        'Four years from today, one-year cliff, remaining shares monthly; full acceleration if terminated without cause within 12 months after a sale',
      ],
      ['Employees', 'Same schedule. Everyone has signed an invention assignment.'],
      band('Process'),
      ['No-shop', '30 days'],
      ['Counsel fees', 'Company pays lead’s counsel, not above $45,000'],
      ['Governing law', 'Delaware'],
    ),
    unnumbered(
      section(
        'Post-closing capitalization',
        grid(
          ['', 'Shares', 'Percent'],
          ['Common (founders)', '9,600,000', '48%'],
          ['Common (employees, issued)', '1,800,000', '9%'],
          ['Seed preferred', '1,400,000', '7%'],
          ['Available pool', '2,200,000', '11%'],
          ['Series A', '5,000,000', '25%'],
        ),
      ),
    ),
  ],
  footnotes: {
    p2p: 'Pay-to-play and a 2x multiple, which another fund asked for in its April proposal, do not form part of this one.',
  },
  signatures: [
    {
      for: 'FRONT RANGE CLIMATE PARTNERS III, L.P.',
      lines: ['By: ______________________', 'Name: Theodora Finch', 'Title: Managing Member'],
    },
    {
      for: 'JUNIPER GULCH GEOTHERMAL, INC.',
      lines: ['By: ______________________', 'Name: Ruth Alder', 'Title: CEO'],
    },
  ],
};
