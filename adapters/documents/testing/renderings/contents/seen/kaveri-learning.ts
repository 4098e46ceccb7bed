import type { Offer } from '../../content/offer.ts';
import { band, item, list, term, terms } from '../../content/write.ts';

/** A Bangalore fund: compulsorily convertible shares, rupees in crores, numbered rows. */
export const kaveriLearning: Offer = {
  id: 'kaveri-learning',
  hand: 'Bangalore fund, table with long cells',
  place: 'IN',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Term Sheet: Kaveri Learning Private Limited',
  front: ['Bengaluru, 12 August'],
  running: { heads: ['KLPL / Banyan Tree – Term Sheet'], foot: 'Page {page} of {pages}' },
  facts: {
    currency: 'INR',
    preMoney: 240_000_000,
    amount: 60_000_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 0.01,
    redemptionAfterYears: 6,
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    founderWarranties: 'uncapped',
    noShopDays: 60,
    governingLaw: 'India',
  },
  footnotes: {
    drag: 'The Promoters had proposed a floor of twice the Investor’s valuation; it was struck in the call of 2 August.',
  },
  body: [
    terms(
      band('I. INVESTMENT'),
      ['Investor', 'Banyan Tree Early Fund, a Category I Alternative Investment Fund.'],
      [
        'Investment amount',
        'INR 60,000,000 (Rupees six crore) for compulsorily convertible preference shares (“CCPS”).',
      ],
      [
        'Valuation',
        'Pre-money INR 240,000,000 on a fully diluted basis. On completion the Investor holds 20%.',
      ],
      ['Dividend', '0.01% per annum, non-compounding, in preference to equity shares.'],
      band('II. INVESTOR RIGHTS'),
      [
        'Liquidation preference',
        'On a liquidation event, the Investor shall receive, before any amount is paid to any other shareholder, the higher of:',
        list(
          '(a)',
          'the amount invested; and',
          'what it would receive on a fully diluted basis as an equity shareholder.',
        ),
        'The balance goes to the other shareholders.',
      ],
      [
        'Anti-dilution',
        'Broad based weighted average, by change of the conversion ratio of the CCPS. ESOP issues are excluded.',
      ],
      [
        'Exit',
        'The Company and the Promoters shall give the Investor an exit as follows:',
        list(
          '(a)',
          'an initial public offering within five years;',
          item(
            'failing that, after six years,',
            list(
              '(i)',
              'a buy-back of the CCPS at fair market value; or',
              'a strategic sale arranged by a banker whom the Investor appoints.',
            ),
          ),
        ),
      ],
      [
        'Board',
        'Four directors: two nominated by the Promoters, one by the Investor, one independent director. The Investor may also appoint an observer.',
      ],
      [
        'Affirmative vote matters',
        'No action on share capital, indebtedness above INR 5,000,000, related party transactions, or sale of assets without the Investor’s written consent.',
      ],
      term('Pre-emption', 'The Investor may maintain its percentage in every issue of securities.'),
      [
        'Transfers',
        'Promoters transfer no shares without consent; the Investor has a right of first refusal and a tag-along right. If no exit has taken place in seven years the Investor may drag all shareholders.{^drag}',
      ],
      ['Information', 'Monthly MIS within 15 days; audited accounts within 120 days; inspection on notice.'],
      band('III. PROMOTERS'),
      [
        'Lock-in and vesting',
        'Promoter shares vest over four years, 25% after the first year and the rest quarterly.',
      ],
      [
        'Representations',
        'Given by the Company and the Promoters jointly and severally, with indemnity, without limit of amount.',
      ],
      band('IV. MISCELLANEOUS'),
      ['Exclusivity', 'Sixty days from acceptance.'],
      ['Governing law', 'Laws of India; arbitration seated in Bengaluru.'],
    ),
  ],
};
