import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A vets’ partnership: items with a name, a dash and words. */
export const hexhamVets: Offer = {
  id: 'hexham-vets',
  hand: 'Vets, named items with dashes',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Hexham Vets Software Ltd – terms from three of its clients',
  front: ['Hexham, Whitsun'],
  facts: { currency: 'GBP', amount: 90_000, preMoney: 510_000, investorStakePercent: 15, vestingMonths: 36 },
  body: [
    list(
      '–',
      '{*Price*} – £90,000 for 15%, so £510,000 without us.',
      '{*Founders*} – their shares are earned over three years, a month at a time.',
      '{*News*} – figures every quarter, and a call when something breaks.',
      '{*Out*} – if the firm is sold we sell too, on the same terms.',
    ),
    paragraph('None of this binds. We will have it written up by a solicitor in Newcastle.'),
  ],
};
