import type { Offer } from '../../content/offer.ts';
import { commented, list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A Dutch convertible loan in paragraphs with plain headings. */
export const zeeuwsZoutLoan: Offer = {
  id: 'zeeuws-zout-loan',
  hand: 'Middelburg informal investor, plain headings',
  place: 'NL',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Convertible loan Zeeuws Zout B.V.',
  front: ['Versie 3'],
  facts: {
    currency: 'EUR',
    amount: 250_000,
    safeCap: 2_500_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 5,
    noteMaturityMonths: 36,
    noShopDays: 30,
    governingLaw: 'the Netherlands',
  },
  body: [
    unnumbered(
      section(
        'Lending',
        paragraph(
          'I will lend the B.V. € 250.000 in two parts, € 150.000 on signing and € 100.000 in January.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Interest and term',
        commented(
          paragraph(
            'Interest is 5% per year, added to the loan every December. The loan runs for 36 months.',
          ),
          'Pieter',
          'Bank wants 7% if ours is senior. It is not.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Becoming a shareholder',
        list(
          '1)',
          'If an investor puts in at least € 750.000, my loan and interest turn into the same shares with 20% off.',
          'The price is never based on more than € 2.500.000 for the whole company before that investment.',
          'If you sell the company I may choose: money, or shares at that price.',
        ),
      ),
    ),
    unnumbered(
      section(
        'At the end',
        paragraph(
          'After 36 months you pay back in twelve monthly parts, or I take shares at the price of the last round.{^dubbel}',
        ),
      ),
    ),
    unnumbered(
      section(
        'Between us',
        paragraph('For thirty days from today you speak with no other lender. Dutch law.'),
      ),
    ),
  ],
  footnotes: { dubbel: 'Version 2 had double repayment. Crossed out on your request.' },
};
