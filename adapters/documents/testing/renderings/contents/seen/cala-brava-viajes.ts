import type { Offer } from '../../content/offer.ts';
import { item, list, section } from '../../content/write.ts';

/** A Barcelona angel club; headings as roman numerals, lists in lists. */
export const calaBravaViajes: Offer = {
  id: 'cala-brava-viajes',
  hand: 'Barcelona angel club, Roman numerals',
  place: 'ES',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Cala Brava Viajes, S.L.: conditions of the investment',
  front: ['Barcelona, a 5 de junio'],
  numbering: { sections: 'I.' },
  facts: {
    currency: 'EUR',
    postMoney: 3_000_000,
    amount: 600_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'weighted-average',
    optionPoolPercent: 7,
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    vestingMonths: 48,
    cliffMonths: 12,
    nonCompeteMonths: 24,
    governingLaw: 'Spain',
  },
  body: [
    section(
      'The operation',
      'Club Llevant and its members contribute 600.000 euros in a capital increase with premium. After it the company is valued at 3.000.000 euros and they hold 20%. Phantom shares for 7% of the capital are reserved for the team.',
    ),
    section(
      'Liquidity event',
      'The members of the Club collect first what they contributed. With the rest, the other partners collect in proportion. If the proportional part of the Club is greater than its contribution, it collects that part and nothing else.',
    ),
    section(
      'New increases',
      'Every partner has preferential subscription. If the price falls, the Club may buy new participations at nominal value according to a weighted average formula.',
    ),
    section(
      'Administration',
      'Board of three: the two founders and one director of the Club. The following need a reinforced majority that includes the Club:',
      list(
        'a.',
        'statutes and capital;',
        item(
          'operations outside the budget:',
          list('i.', 'of more than 30.000 euros;', 'with related persons;'),
        ),
        'remuneration of directors;',
        'sale of the brand.',
      ),
    ),
    section(
      'Partners’ agreement',
      'Preferential acquisition, accompaniment (tag-along) from any sale of the founders, and drag-along when 66% accept an offer above 6.000.000 euros.',
    ),
    section(
      'Founders',
      'Permanence of four years with annual consolidation of a quarter of the participations, the first after twelve months. Non-competition of two years, remunerated.{^exclus}',
    ),
    section('Law', 'Spanish common law; courts of the city of Barcelona.'),
  ],
  footnotes: {
    exclus:
      'An exclusivity of 90 days and a penalty of 30.000 euros appeared in the e-mail of May and are not part of these conditions.',
  },
};
