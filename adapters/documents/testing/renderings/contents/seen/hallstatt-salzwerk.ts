import type { Offer } from '../../content/offer.ts';
import { item, list, paragraph, section } from '../../content/write.ts';

/** An Austrian notary's draft of a convertible loan. */
export const hallstattSalzwerk: Offer = {
  id: 'hallstatt-salzwerk',
  hand: 'Linz notary, paragraphs with numbered absätze',
  place: 'AT',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Wandeldarlehen – Term Sheet (Courtesy Translation)',
  front: ['Hallstatt Salzwerk Analytik GmbH, FN 000000 x', 'Linz, am 11. Jänner'],
  numbering: { sections: '§ 1' },
  running: { heads: ['Entwurf 2', 'Wandeldarlehen Hallstatt'], foot: 'Seite {page}' },
  facts: {
    currency: 'EUR',
    amount: 350_000,
    safeCap: 4_000_000,
    safeDiscountPercent: 25,
    noteInterestPercent: 5,
    noteMaturityMonths: 24,
    protectiveProvisions: true,
    informationRights: true,
    noShopDays: 45,
    governingLaw: 'Austria',
  },
  body: [
    section(
      'Loan',
      list(
        '(1)',
        'The lender, Traunsee Beteiligungs AG, grants a loan of EUR 350.000,– which ranks behind all present and future creditors (qualifizierter Rangrücktritt).',
        'Payment in two parts: EUR 200.000,– within ten days of signature before the notary and EUR 150.000,– on proof of a first industrial customer.',
        'Interest is 5 % p.a., act/360, added to the principal at the end of each year.',
      ),
    ),
    section(
      'Term',
      list(
        '(1)',
        'Twenty-four months from the first payment.',
        'No ordinary termination before. Termination for good cause remains possible.',
      ),
    ),
    section(
      'Conversion',
      list(
        '(1)',
        item(
          'The lender shall convert if the company raises at least EUR 800.000,– in equity. The price per share is the lower of',
          list(
            'a)',
            'the price of the round less a quarter, and',
            'EUR 4.000.000,– divided by the shares before the round, on a fully diluted basis.',
          ),
        ),
        'At maturity the lender may convert at EUR 3.000.000,–, or prolong once by twelve months.{^rueck}',
        'In an exit before conversion: principal and interest, or the proceeds as if converted under (1) b), whichever is more.',
      ),
    ),
    section(
      'Conduct until conversion',
      list(
        '(1)',
        'Consent of the lender: new loans over EUR 50.000,–; sale of IP; salaries of managing directors over EUR 72.000,–.',
        'Monthly cash report, quarterly BWA, annual accounts by 31 March.',
      ),
    ),
    section(
      'Final provisions',
      paragraph(
        'The company shall not negotiate other financing for 45 days. Austrian law without conflict rules; courts of Linz. The German text prevails.',
      ),
    ),
  ],
  footnotes: {
    rueck:
      'Repayment at maturity with a premium of 100 %, as in the lender’s template, is expressly not agreed.',
  },
  signatures: [
    { for: 'Traunsee Beteiligungs AG', lines: ['......................', 'Mag. Huemer'] },
    { for: 'Hallstatt Salzwerk Analytik GmbH', lines: ['......................', 'DI Scheutz'] },
  ],
};
