import type { Offer } from '../../content/offer.ts';
import { drafting, list, section } from '../../content/write.ts';

/** A convertible note in short clauses headed by capitals. */
export const ospreyLandingNote: Offer = {
  id: 'osprey-landing-note',
  hand: 'Seattle boutique firm, clauses by letter',
  place: 'US',
  type: 'convertible-note',
  language: 'en-US',
  title: 'Osprey Landing, Inc. Convertible Promissory Notes: Principal Terms',
  front: ['Issued to prospective lenders, June'],
  numbering: { sections: 'A.' },
  running: { heads: ['Osprey Landing notes'], foot: '{page}' },
  facts: {
    currency: 'USD',
    amount: 750_000,
    safeCap: 8_000_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 5,
    noteMaturityMonths: 24,
    informationRights: true,
    governingLaw: 'Washington',
  },
  body: [
    section(
      'Notes',
      'The Company will borrow up to $750,000 from lenders who are accredited, against notes in equal form.',
    ),
    section(
      'Interest and repayment',
      'Five percent a year, not compounded, and due with principal twenty-four months after the date of each note unless it has converted before. Prepayment needs the agreement of holders of a majority in principal.',
    ),
    section(
      'Conversion into a round',
      'If, before repayment, the Company raises $2,000,000 or more by selling preferred stock, everything owed on the notes becomes that stock, at whichever price is less:',
      list(
        '(1)',
        'eighty percent of what the cash buyers pay; or',
        '$8,000,000 divided by the fully diluted shares outstanding just before the round.',
      ),
    ),
    section(
      'Sale of the Company',
      'A lender picks between repayment with accrued interest and conversion into common stock under item (2) above.',
      drafting(
        'Note: one lender has asked for a premium of 100% on a sale. Management does not support it and it is not in these terms',
      ),
    ),
    section('Standing of the notes', 'Unsecured. Equal among themselves. Behind bank debt.'),
    section('Reports', 'Unaudited statements twice a year to lenders of $50,000 or more.'),
    section('Law', 'The law of Washington State.'),
  ],
};
