import type { Offer } from '../../content/offer.ts';
import { paragraph, section, unnumbered } from '../../content/write.ts';

/** An Estonian fund: everything in six sentences. */
export const saaremaaSaas: Offer = {
  id: 'saaremaa-saas',
  hand: 'Tallinn fund, as few words as possible',
  place: 'EE',
  type: 'safe',
  language: 'en-GB',
  title: 'Saaremaa SaaS OÜ – SAFE',
  facts: { currency: 'EUR', amount: 300_000, safeCap: 5_000_000, proRata: true, governingLaw: 'Estonia' },
  body: [
    unnumbered(section('Sum', paragraph('EUR 300,000, today.'))),
    unnumbered(section('Cap', paragraph('EUR 5,000,000 post-money. No discount.'))),
    unnumbered(section('Converts', paragraph('In any priced round, of any size.'))),
    unnumbered(section('Exit', paragraph('Money or shares at the cap.'))),
    unnumbered(section('After', paragraph('Pro rata once.{^board}'))),
    unnumbered(section('Law', paragraph('Estonia.'))),
  ],
  footnotes: { board: 'Not a board seat, as in our offer of May with EUR 500,000 at 20% discount.' },
};
