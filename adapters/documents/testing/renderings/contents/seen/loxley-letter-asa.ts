import type { Offer } from '../../content/offer.ts';
import { paragraph } from '../../content/write.ts';

/** An advance subscription by letter, without headings. */
export const loxleyLetterAsa: Offer = {
  id: 'loxley-letter-asa',
  hand: 'Sheffield retired engineer, letter',
  place: 'UK',
  type: 'safe',
  language: 'en-GB',
  title: 'Advance subscription for shares in Loxley Cutting Tools Ltd',
  front: ['12 Rivelin Terrace, Sheffield', '4 March'],
  facts: {
    currency: 'GBP',
    amount: 50_000,
    safeCap: 1_500_000,
    safeDiscountPercent: 25,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph('Dear Hamid,'),
    paragraph(
      'I write to put on paper what we agreed over the lathe. I shall send £50,000 to the firm’s account this week. You will owe me shares for it, not money: there is no interest and I cannot ask for it back.',
    ),
    paragraph(
      'When next you take in at least £250,000 from others, work out my shares at three quarters of what they pay. If their price makes the firm worth more than £1,500,000 beforehand, work them out as though it were worth £1,500,000.',
    ),
    paragraph(
      'If you have taken in nothing by the fourth of September, give me shares as though the firm were worth £1,000,000.{^floor} If you sell it before, do the same.',
    ),
    paragraph('The law of England will do for us.'),
  ],
  footnotes: { floor: 'You will remember we first said £750,000. That was before the order from Derby.' },
  signatures: [
    { for: 'Yours sincerely,', lines: ['Geoffrey Ward'] },
    { for: 'Agreed', lines: ['Hamid Rezai for Loxley Cutting Tools Ltd'] },
  ],
};
