import type { Offer } from '../../content/offer.ts';
import { box, grid, list, paragraph, section, unnumbered } from '../../content/write.ts';

/** The treasurer of an angel club in Nantes: everything on a page, figures first. */
export const erdreVoiles: Offer = {
  id: 'erdre-voiles',
  hand: 'A5 Nantes club treasurer, one-pager with figures first',
  place: 'FR',
  type: 'safe',
  language: 'en-GB',
  title: 'ERDRE VOILES RECYCLÉES SAS | BSA AIR in one page',
  front: ['Club Atlantique Amorçage', 'Nantes, le 9 octobre'],
  running: { heads: ['Club Atlantique Amorçage'], foot: 'Une page, pas deux' },
  facts: {
    currency: 'EUR',
    amount: 180_000,
    safeCap: 3_200_000,
    safeDiscountPercent: 20,
    proRata: false,
    informationRights: true,
    governingLaw: 'France',
  },
  body: [
    unnumbered(
      section(
        'En chiffres / in figures',
        grid(
          ['What', 'How much', 'Remark'],
          ['Sum of the warrants', '180 000 €', 'eleven members, one payment'],
          ['Ceiling of value', '3 200 000 €', 'pre-money, all warrants included'],
          ['Floor of value', '1 500 000 €', 'below it the price moves no more'],
          ['Reduction', '20 %', 'on the price of the next round'],
        ),
      ),
    ),
    unnumbered(
      section(
        'When do warrants become shares?',
        list(
          '→',
          'a capital increase of 500 000 € or more: at the reduced price, held between floor and ceiling;',
          'a transfer of more than half of the shares: at the ceiling, three days before the transfer;',
          'none of both in 18 months: at the floor.{^prime}',
        ),
      ),
    ),
    unnumbered(
      section(
        'What it is not',
        'Not a debt: no interest and no repayment. Members obtain ordinary shares and no right to follow later rounds.',
      ),
    ),
    unnumbered(
      section(
        'Information',
        'A letter each quarter to the referent of the club (Mme Kerboul), the accounts each year.',
      ),
    ),
    box(
      paragraph(
        'Sail lofts are seasonal: the sum arrives before 30 November, so that the winter collection of old sails is paid.',
      ),
    ),
    paragraph('French law. Tribunal de commerce de Nantes.'),
  ],
  footnotes: {
    prime:
      'The model of the national federation repays 130 % in this case. The assembly of the club voted against by nine to two.',
  },
  signatures: [
    { for: 'Pour le Club', lines: ['Y. Le Bihan, trésorier'] },
    { for: 'Bon pour accord', lines: ['Solenn Tanguy', 'présidente'] },
  ],
};
