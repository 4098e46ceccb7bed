import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A Mosel winery and its lender: a loan that converts. */
export const kestrelhofMosel: Offer = {
  id: 'kestrelhof-mosel',
  hand: 'Mosel lender, loan in numbered sentences',
  place: 'DE',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Kestrelhof Weinbau GmbH – Wandeldarlehen (summary)',
  front: ['Bernkastel, 4. Mai'],
  signatures: [{ for: 'Mit besten Grüßen', lines: ['Ludger Thesen'] }],
  facts: {
    currency: 'EUR',
    amount: 150_000,
    noteInterestPercent: 5,
    safeDiscountPercent: 15,
    governingLaw: 'Germany',
  },
  body: [
    list(
      '1.',
      'The lender pays EUR 150.000 in one sum.',
      'Interest runs at 5 % and is added, not paid.',
      'In the next round the loan becomes shares, 15 % below its price.',
      'The loan ranks behind all other creditors.',
      'German law; court of Trier.',
    ),
    paragraph('This summary precedes the deed before the notary and binds nobody.'),
  ],
};
