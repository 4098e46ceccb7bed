import type { Offer } from '../../content/offer.ts';
import { band, commented, inserted, item, list, term, terms, withdrawn } from '../../content/write.ts';

/** A growth investor's table marked up by the founders' lawyers: rows struck out and put in. */
export const harrowgateGrowth: Offer = {
  id: 'harrowgate-growth',
  hand: 'Leeds growth investor, marked up by the other side',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Harrowgate Linen Services Limited: growth investment',
  front: ['Mark-up of Dunne & Ferris LLP, 15 January'],
  running: {
    heads: ['D&F mark-up 15.1', 'Subject to contract and board approval'],
    foot: '{page} of {pages}',
  },
  facts: {
    currency: 'GBP',
    preMoney: 21_000_000,
    amount: 7_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    seniority: 'senior',
    dividendPercent: 10,
    dividendCumulative: true,
    redemptionAfterYears: 5,
    antiDilution: 'full-ratchet',
    board: { total: 6, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    informationRights: true,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    founderWarranties: 'capped',
    noShopDays: 56,
    breakFee: true,
    governingLaw: 'England and Wales',
  },
  body: [
    terms(
      band('Investment'),
      ['Investor', 'Kirkstall Growth Capital LLP'],
      [
        'Funds',
        '£7,000,000 for A preference shares: £5,000,000 at completion, £2,000,000 within a year on request of the board.',
      ],
      ['Pre-money value', '£21,000,000, giving Kirkstall 25%.'],
      band('Return'),
      ['Coupon', '10% a year, cumulative, compounding if unpaid.'],
      [
        'Exit',
        'First, the A shares receive their subscription price and unpaid coupon ahead of all other shares. Secondly, they share the rest with the ordinary shares, {-without limit-}{+until they have had twice their subscription price in all+}.',
      ],
      ['Down round', 'The A shares convert at the lowest price at which any later share is issued.'],
      ['Redemption', 'On Kirkstall’s demand after five years, at subscription price plus coupon.'],
      withdrawn(
        term(
          'Ratchet on performance',
          'If EBITDA in year three is below £2,500,000, Kirkstall receives a further 8% for nominal value.',
        ),
      ),
      band('Control'),
      [
        'Board',
        'Six: two Kirkstall directors, two founders, the finance director, and a chair chosen by Kirkstall from a list of three independent persons.',
      ],
      [
        'Consent matters',
        'Set out in Kirkstall’s form, with these thresholds:',
        list(
          '(a)',
          'capital expenditure above £150,000;',
          item('people:', list('(i)', 'pay above £85,000;', 'any dismissal of a director;')),
          'acquisitions and disposals of any size.',
        ),
      ],
      ['Swamping rights', 'If the coupon is two quarters late, the A shares carry 75% of the votes.'],
      ['Accounts', 'Monthly, within 15 working days.'],
      ['Exit rights', 'Drag on the demand of Kirkstall after four years; tag for all.'],
      band('Founders'),
      commented(
        term(
          'Leavers',
          'Whoever resigns within five years is a bad leaver and receives the lower of cost and value.',
        ),
        'Ferris',
        'Clients want three years and market value for vested shares. To be argued on Friday.',
      ),
      ['Restrictions', 'Twenty-four months, United Kingdom, competition and solicitation.'],
      ['Warranties', 'From the founders, together liable up to £1,400,000.'],
      inserted(term('Founder pay', 'Each founder’s salary is £110,000, reviewed each April.')),
      band('Process'),
      [
        'Exclusivity',
        'Eight weeks. If the founders withdraw, the company pays Kirkstall’s costs to date and £50,000.',
      ],
      ['Law', 'English.'],
    ),
  ],
};
