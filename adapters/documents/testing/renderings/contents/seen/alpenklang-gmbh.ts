import type { Offer } from '../../content/offer.ts';
import { list, paragraph, section } from '../../content/write.ts';

/** An Austrian angel's offer in figured points. */
export const alpenklangGmbh: Offer = {
  id: 'alpenklang-gmbh',
  hand: 'Graz business angel, figured points',
  place: 'AT',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Alpenklang GmbH – Angebot / Offer (English version)',
  front: ['Graz, am 7. Mai'],
  numbering: { sections: '1.' },
  facts: {
    currency: 'EUR',
    preMoney: 1_600_000,
    amount: 400_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    protectiveProvisions: true,
    tagAlong: true,
    dragAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 12,
    nonCompeteMonths: 12,
    noShopDays: 30,
    governingLaw: 'Austria',
  },
  body: [
    section(
      'Einlage',
      paragraph(
        'I pay EUR 400.000 for 20 %, half as stock and half as grant into the reserve. The company before that is worth EUR 1.600.000.',
      ),
    ),
    section(
      'Erlös',
      paragraph(
        'In the exit I receive at least my EUR 400.000, before you. If 20 % is more, I receive 20 %.',
      ),
    ),
    section(
      'Mitsprache',
      'You ask me before',
      list(
        '–',
        'new shareholders,',
        'loans over EUR 30.000,',
        'salaries over EUR 6.000 a month,',
        'changes of the contract.',
      ),
    ),
    section(
      'Anteile',
      paragraph(
        'Right of first refusal, tag-along, drag-along from 75 %. In new rounds I may follow. No anti-dilution.{^vw}',
      ),
    ),
    section(
      'Gründer',
      paragraph(
        'Vesting three years, nothing in the first. After leaving, twelve months without competition, as the law allows.',
      ),
    ),
    section('Berichte', paragraph('Saldenliste every month.')),
    section('Rest', paragraph('Thirty days only for me. Austrian law, Graz.')),
  ],
  footnotes: { vw: 'The form of the AWS has a weighted average. I do not need it.' },
};
