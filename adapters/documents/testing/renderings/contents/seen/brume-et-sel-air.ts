import type { Offer } from '../../content/offer.ts';
import { term, terms } from '../../content/write.ts';

/** A French agreement of the SAFE's kind in eight rows. */
export const brumeEtSelAir: Offer = {
  id: 'brume-et-sel-air',
  hand: 'Lyon business angels, BSA-AIR in eight rows',
  place: 'FR',
  type: 'safe',
  language: 'en-GB',
  title: 'Brume & Sel SAS: accord d’investissement rapide (BSA AIR)',
  front: ['Lyon, 19 mars'],
  facts: {
    currency: 'EUR',
    amount: 200_000,
    safeCap: 3_500_000,
    safeDiscountPercent: 20,
    proRata: true,
    governingLaw: 'France',
  },
  body: [
    terms(
      ['Subscribers', 'Six members of Confluence Angels'],
      ['Sum', '200 000 euros against BSA; never to be paid back'],
      ['Event', 'Next increase of capital of 500 000 euros or more, or transfer of control'],
      ['Price', 'That of the event less 20 %, without the valuation exceeding 3 500 000 euros'],
      term('If no event within 18 months', 'Shares at a valuation of 2 000 000 euros{^floor}'),
      ['Later', 'Subscribers may follow pro rata in the event'],
      ['Board', 'No seat'],
      ['Law', 'French'],
    ),
  ],
  footnotes: { floor: 'The incubator’s form has 1 200 000 euros here and interest of 5 %; neither applies.' },
};
