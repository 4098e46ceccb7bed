import type { Offer } from '../../content/offer.ts';
import { list, section } from '../../content/write.ts';

/** A Swiss convertible loan, terse, numbered with figures alone. */
export const rigiLoan: Offer = {
  id: 'rigi-loan',
  hand: 'Zug lawyer, terse',
  place: 'CH',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Convertible Loan to Rigi Photonics AG – Key Terms',
  front: ['Zug, 17.3.'],
  numbering: { sections: '1' },
  facts: {
    currency: 'CHF',
    amount: 800_000,
    safeCap: 7_000_000,
    safeDiscountPercent: 25,
    noteInterestPercent: 4,
    noteMaturityMonths: 24,
    governingLaw: 'Switzerland',
  },
  body: [
    section(
      'Parties',
      'Rigi Photonics AG as borrower. Seewen Invest AG and three private persons as lenders.',
    ),
    section(
      'Loan',
      'CHF 800’000, paid out in one amount. Subordinated to all other creditors within the meaning of Art. 725b of the Code of Obligations.',
    ),
    section('Interest', '4 % per year, accrued and converted, never paid in cash.'),
    section('Term', '24 months. Not repayable earlier without consent of all lenders.'),
    section(
      'Conversion',
      list(
        'a)',
        'Mandatory, in a capital increase of at least CHF 2’000’000: at 75 % of the issue price, the valuation being capped at CHF 7’000’000 before the increase.',
        'Mandatory, on a change of control: at the same cap.',
        'At the end of the term: into common shares at CHF 5’000’000.{^floor}',
      ),
    ),
    section('Information', 'Half-yearly accounts.'),
    section('Law', 'Swiss law. Courts of Zug.'),
  ],
  footnotes: {
    floor: 'Lenders first asked for repayment at 150 % at the end of the term; the board refused on 3.3.',
  },
};
