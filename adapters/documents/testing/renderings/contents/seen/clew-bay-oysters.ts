import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A publican in Mayo who was in the bank before: loan notes by letter. */
export const clewBayOysters: Offer = {
  id: 'clew-bay-oysters',
  hand: 'A4 Westport publican, once a bank manager, plain letter',
  place: 'IE',
  type: 'convertible-note',
  language: 'en-IE',
  title: 'Loan notes in Clew Bay Oyster Hatchery Limited',
  front: ['Bridge Street, Westport, Co. Mayo', 'Whit Monday'],
  facts: {
    currency: 'EUR',
    amount: 60_000,
    safeCap: 1_200_000,
    noteInterestPercent: 6,
    noteMaturityMonths: 36,
    informationRights: true,
    governingLaw: 'Ireland',
  },
  body: [
    paragraph('Dear Gráinne and Páraic,'),
    paragraph(
      'Thirty years behind a desk in the bank taught me to put a loan on one side of one sheet, so here it is. Show it to your father before you show it to the accountant.',
    ),
    paragraph(
      'I will lend the company €60,000 for loan notes. They carry 6% a year, added on and not paid out, and fall due three years from the day the money lands.{^charge}',
    ),
    paragraph(
      'Should you sell shares to the county enterprise crowd or to anybody else for €400,000 or better before that, the notes and their interest turn into the same shares at the same price. The one limit is that I never pay more than a price which puts €1,200,000 on the company as it stood the day before.',
    ),
    paragraph('Three small things go with it:'),
    list(
      '–',
      'the VAT returns and a page of figures come to me every two months',
      '€60,000 comes back first if the hatchery is sold, or I take the shares, as suits me',
      'nobody draws a dividend while I am owed',
    ),
    paragraph(
      'I want no seat and no say in the beds. Irish law, and no solicitor’s letters between neighbours.',
    ),
    paragraph('If it suits, sign the bottom and drop it in to the bar. If not, there is no harm done.'),
  ],
  footnotes: {
    charge:
      'At Easter I spoke of a charge over the purification tanks and 9%. Herself says that is no way to treat a cousin, so both are gone.',
  },
  signatures: [
    { for: 'Mise le meas,', lines: ['Colm Ó Máille'] },
    { for: 'We agree to the above', lines: ['Gráinne Gibbons', 'Páraic Gibbons'] },
  ],
};
