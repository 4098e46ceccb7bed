import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A publican who dictates. */
export const eskdaleLandlord: Offer = {
  id: 'eskdale-landlord',
  hand: 'Cumbrian publican, dictated to his daughter',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Fell Side Bakes – my offer',
  facts: {
    currency: 'GBP',
    preMoney: 300_000,
    amount: 60_000,
    liquidationMultiple: 1,
    participation: 'none',
    proRata: true,
    informationRights: true,
  },
  body: [
    paragraph(
      'Right. I have sixty thousand pounds (£60,000) from the sale of the Boot and I would sooner have it in pies than in the bank.',
    ),
    paragraph(
      'Your firm as it stands I reckon at £300,000. You get a certificate printed for me that says what slice that makes, I was never one for sums.',
    ),
    list(
      '1.',
      'If it is sold or it folds, my sixty comes out first. If the slice is worth more then I have the slice and not the sixty.',
      'You tell me how it goes at the end of every month, one page. The books I see at year end.',
      'If you let others in I may put in alongside, same price as them, to keep my slice what it is.',
      'No seat for me, no votes on what flour you buy, and no lawyers if we can help it.',
    ),
    paragraph('That is all. Come up Thursday, it is quiz night.'),
  ],
  mail: {
    from: 'The Boot Inn',
    to: 'Hazel & Dot',
    subject: 'Fell Side Bakes - my offer',
    greeting: 'Hazel, Dot,',
    signature: ['Your neighbour', 'Norman Postlethwaite', '(typed by Ellie)'],
  },
};
