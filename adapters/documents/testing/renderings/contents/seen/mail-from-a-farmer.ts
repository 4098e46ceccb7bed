import type { Offer } from '../../content/offer.ts';
import { paragraph } from '../../content/write.ts';

/** An angel who writes as he talks: no headings, no lists. */
export const mailFromAFarmer: Offer = {
  id: 'mail-from-a-farmer',
  hand: 'Shropshire farmer, angel, as he talks',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Money for the gate sensors',
  facts: {
    currency: 'GBP',
    preMoney: 1_200_000,
    amount: 300_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    informationRights: true,
    noShopDays: 28,
  },
  body: [
    paragraph(
      'I have slept on it and talked to Margaret. We would put £300,000 into Gatewise Ltd for a fifth of it, which values what you have built so far at £1,200,000 before our money.',
    ),
    paragraph(
      'If you sell up or go bust I would like my £300,000 back before you two get anything. If you sell for a lot, forget that and I simply take my fifth with everybody else.',
    ),
    paragraph(
      'I do not want a seat on the board, and I do not want protecting if you have to raise at a lower price later. A note of how things stand every three months would do me, with the accounts when they are done.',
    ),
    paragraph(
      'Please give me four weeks in which you do not hawk this round the county. After that you are free to talk to anyone.',
    ),
    paragraph('My solicitor is a friend and will charge next to nothing, so let us each pay our own.'),
  ],
  mail: {
    from: 'Gwilym Pryce',
    to: 'Tess and Arjun',
    subject: 'Money for the gate sensors',
    greeting: 'Dear Tess and Arjun,',
    signature: ['Yours aye,', 'Gwilym', 'Lower Hafod Farm', 'The bull is not insured, please shut the gate'],
    older: [
      {
        from: 'Tess Marlow',
        sent: 'Sunday',
        paragraphs: [
          'Dear Gwilym, we hoped for £400,000 at a value of £2,000,000. The bank would lend £100,000 at 11% over five years if we put up the workshop.',
          'Tess',
        ],
      },
    ],
  },
};
