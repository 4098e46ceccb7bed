import type { Offer } from '../../content/offer.ts';
import { list, section } from '../../content/write.ts';

/** A county fund with clauses that ask and bullets that answer. */
export const cinderfordClay: Offer = {
  id: 'cinderford-clay',
  hand: 'County fund, questions with bullets',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Cinderford Clay Works Limited: our questions and yours',
  front: ['Gloucester, 9 May', 'Subject to contract'],
  facts: { currency: 'GBP', amount: 400_000, preMoney: 1_600_000, investorStakePercent: 20, proRata: true },
  body: [
    section(
      'Where does the money go?',
      list('•', '£250,000 to the second kiln;', '£150,000 to wages until Easter.'),
    ),
    section('What do you get?', 'Twenty per cent, for £400,000, at £1,600,000 before the kiln is paid for.'),
    section('Can we keep our part?', 'Yes, by paying in whenever others do.'),
    section('Who pays whose lawyer?', 'Everybody his own.'),
  ],
};
