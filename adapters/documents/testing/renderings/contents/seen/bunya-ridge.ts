import type { Offer } from '../../content/offer.ts';
import { list, paragraph, section } from '../../content/write.ts';

/** A Brisbane angel group's numbered paragraphs. */
export const bunyaRidge: Offer = {
  id: 'bunya-ridge',
  hand: 'Brisbane angel group, chatty numbered paragraphs',
  place: 'AU',
  type: 'convertible-note',
  language: 'en-AU',
  title: 'Bunya Ridge Honey Tech Pty Ltd: note terms from River City Angels',
  front: ['14 August'],
  numbering: { sections: '1)' },
  facts: {
    currency: 'AUD',
    amount: 320_000,
    safeCap: 4_500_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 8,
    noteMaturityMonths: 18,
    informationRights: true,
    proRata: true,
    governingLaw: 'Queensland',
  },
  body: [
    section('How much', paragraph('Twelve of us, A$320,000 all up, by the end of the month.')),
    section(
      'What for',
      paragraph('Notes that turn into shares. They earn 8% a year, simple, and that turns into shares too.'),
    ),
    section(
      'When',
      list(
        'a.',
        'When you raise A$1,000,000 or more: at 20% under the price, and never at more than a A$4,500,000 pre-money value.',
        'When you sell: same price, or our money and interest back, as we like.',
        'After 18 months: at A$3,000,000, unless most of us want the cash.{^x}',
      ),
    ),
    section('Meanwhile', paragraph('An update every quarter. First go at our share of the next round.')),
    section('Fine print', paragraph('Unsecured. Queensland law.')),
  ],
  footnotes: {
    x: 'The group’s standard note gives us twice our money on a sale. We left it off after the tasting.',
  },
};
