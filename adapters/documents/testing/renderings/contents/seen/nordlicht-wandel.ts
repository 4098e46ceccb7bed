import type { Offer } from '../../content/offer.ts';
import { fixed, list, named, paragraph, section } from '../../content/write.ts';

/** A German convertible loan with paragraphs numbered in brackets. */
export const nordlichtWandel: Offer = {
  id: 'nordlicht-wandel',
  hand: 'Kiel state bank, convertible loan, bracketed paragraphs',
  place: 'DE',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Convertible Loan (Wandeldarlehen) to Nordlicht Algen GmbH: Outline',
  front: ['Kiel, 27.11.'],
  numbering: { sections: '1.' },
  running: { heads: ['Förde Innovationsfonds', 'Outline Wandeldarlehen'], foot: 'Seite {page}' },
  facts: {
    currency: 'EUR',
    amount: 300_000,
    safeCap: 4_000_000,
    safeDiscountPercent: 15,
    noteInterestPercent: 6,
    noteMaturityMonths: 30,
    informationRights: true,
    governingLaw: 'Germany',
  },
  body: [
    section(
      'Loan',
      list(
        '(1)',
        'Förde Innovationsfonds lends EUR 300.000, against which the founders’ bank lends EUR 60.000 on terms of its own.',
        'The loan is drawn in one sum and is subordinated (qualifizierter Rangrücktritt).',
      ),
    ),
    section(
      'Interest',
      list('(1)', 'Interest is 6 % p.a. and is deferred to the end.', 'No commission is charged.'),
    ),
    named('term', section('Term', paragraph('30 months from payment. Ordinary termination is excluded.'))),
    section(
      'Conversion',
      list(
        '(1)',
        'In the next financing of EUR 1.000.000 or more the loan and its interest are converted. The Fonds pays 85 % of the valuation of that round, but not more than a pre-money valuation of EUR 4.000.000.',
        'If there is none until the end of the term under section {ref:term}, the Fonds chooses between repayment and conversion at EUR 3.000.000.{^kicker}',
        'On an exit before, the Fonds converts at the cap or takes its loan and interest.',
      ),
    ),
    section('Reporting', paragraph('Quarterly figures and the annual accounts.')),
    fixed(section('Law', paragraph('German law. Kiel.'))),
  ],
  footnotes: {
    kicker: 'The guideline of the Fonds has an exit kicker of 50 %; the committee waived it for this case.',
  },
};
