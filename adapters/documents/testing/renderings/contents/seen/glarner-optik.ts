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
  withdrawn,
} from '../../content/write.ts';

/** A Zurich Series A: long, with articles, schedules and apostrophes in figures. */
export const glarnerOptik: Offer = {
  id: 'glarner-optik',
  hand: 'Zurich law firm, articles and apostrophes',
  place: 'CH',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Indicative Term Sheet regarding an Investment in Glarner Optik AG (Series A)',
  front: ['Zurich, 2 February', 'Draft for the board meeting of 9 February'],
  cover: [
    'Indicative Term Sheet',
    'Glarner Optik AG',
    'Series A',
    'Prepared by Kessler Lang Rechtsanwälte for its client. Third parties may derive no rights from it.',
  ],
  numbering: { sections: 'Article 1', subsections: '1.1' },
  running: {
    heads: ['Indicative Term Sheet Glarner Optik AG', 'Kessler Lang / Draft 2 February'],
    foot: '{page} | {pages}',
  },
  facts: {
    currency: 'CHF',
    preMoney: 18_000_000,
    amount: 6_000_000,
    pricePerShare: 45,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 5,
    dividendCumulative: false,
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
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    noShopDays: 60,
    governingLaw: 'Switzerland',
  },
  body: [
    fixed(
      section(
        'Transaction',
        section(
          'Investors',
          'Linth Ventures AG (“Lead”) with CHF 4’000’000 and Kantonale Wachstumsstiftung with CHF 2’000’000.',
        ),
        section(
          'Issue price',
          'CHF 45.00 per Series A preferred share of CHF 1.00 nominal, derived from a fully diluted pre-money valuation of CHF 18’000’000. After the issue the Investors hold 25% together. An employee plan over 10% of the resulting capital forms part of the pre-money valuation.',
        ),
        section(
          'Capitalisation',
          grid(
            ['Shareholder', 'Common', 'Preferred', 'Percent'],
            ['Dr. Reto Hefti', '170’000', '', '31.87'],
            ['Sabine Marti', '170’000', '', '31.87'],
            ['ETH Foundation', '6’667', '', '1.25'],
            ['Employee plan', '53’333', '', '10.00'],
            ['Investors', '', '133’333', '25.00'],
          ),
          'Rounding differences are borne by the founders.',
        ),
        section(
          'Closing',
          'Within six weeks of signing the investment agreement.',
          drafting(
            'Note: stamp duty of 1% on the amount above CHF 1’000’000. Company wants Investors to bear it; standard is Company',
          ),
        ),
      ),
    ),
    section(
      'Preferred shares',
      section(
        'Dividend preference',
        'Up to 5% of the issue price in a year, where a dividend is resolved. Not carried forward.',
      ),
      section(
        'Liquidation preference',
        'Net proceeds of a liquidation, sale of control or sale of essential assets are allocated thus:',
        list(
          '(a)',
          'to the preferred shares, 100% of the issue price;',
          'to the common shares, everything else.',
        ),
        'If (a) gives the preferred shares less than an allocation by number of shares, the allocation is made by number of shares.',
        withdrawn(paragraph('The preference increases by 8% a year from closing.')),
      ),
      section(
        'Anti-dilution',
        'Shares at nominal value on a broad-based weighted average. Not for the employee plan, nor for shares to a licensor.{^ratchet}',
      ),
      section('Conversion', 'Voluntary; and mandatory on an IPO at CHF 135.00 per share or more.'),
    ),
    section(
      'Organisation',
      section(
        'Board of directors',
        'Five persons. Founders propose two, the Lead two, all jointly the chair.',
      ),
      section(
        'Important matters',
        'Resolutions on these need one vote of a Lead director:',
        list(
          '(a)',
          'business plan and budget;',
          item('commitments', list('(i)', 'of more than CHF 150’000, or', 'for longer than 24 months;')),
          'grants under the employee plan;',
          'dealings with shareholders.',
        ),
        'Resolutions of shareholders on capital, purpose and dissolution need two thirds of the preferred shares.',
      ),
      section(
        'Information',
        commented(
          paragraph('Monthly reporting, budget in November, audited accounts in April.'),
          'S. Marti',
          'Quarterly would do, we are nine people.',
        ),
      ),
    ),
    section(
      'Shareholders’ agreement',
      section('Subscription', 'Every party according to its quota.'),
      section(
        'First refusal and purchase options',
        'First refusal for all; purchase options on insolvency, death and serious breach.',
      ),
      section(
        'Tag-along and drag-along',
        'Tag-along on any transfer of 10% or more to a third party; drag-along upon acceptance by 60% of all votes and 60% of the preferred shares.',
      ),
    ),
    section(
      'Founders',
      section(
        'Vesting',
        'Thirty-six months, linear. If a founder is dismissed without cause after a change of control, the remainder vests.',
      ),
      section(
        'Leavers',
        'A founder who resigns in the first two years is a bad leaver; price: nominal value for all shares.',
      ),
      inserted(paragraph('Dr. Hefti may continue to lecture one day a week.')),
      section('Non-competition', 'Two years after the end of employment, Switzerland and its neighbours.'),
    ),
    named(
      'excl',
      fixed(
        section(
          'Exclusivity and costs',
          section('Exclusivity', 'Sixty days.'),
          section(
            'Costs',
            'At closing the Company bears up to CHF 40’000 of the Lead’s external costs; otherwise each bears its own.',
          ),
        ),
      ),
    ),
    fixed(
      section(
        'Nature of this paper',
        'Only {ref:excl} and this Article bind. Swiss law governs; Zurich is the place of jurisdiction.',
      ),
    ),
  ],
  footnotes: {
    ratchet:
      'Kantonale Wachstumsstiftung’s statutes provide for a full ratchet in the first year; by resolution of 14 January it does without.',
  },
  signatures: [
    { for: 'Linth Ventures AG', lines: ['_____________________', 'Urs Zopfi'] },
    { for: 'Glarner Optik AG', lines: ['_____________________', 'Dr. Reto Hefti'] },
  ],
};
