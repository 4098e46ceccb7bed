import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A solo investor's mail with a numbered list. */
export const dovetailMail: Offer = {
  id: 'dovetail-mail',
  hand: 'Solo capitalist, lower case and quick',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'dovetail seed: what i can do',
  facts: {
    currency: 'USD',
    postMoney: 10_000_000,
    amount: 2_000_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    optionPoolPercent: 8,
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    proRata: true,
    vestingMonths: 48,
    cliffMonths: 12,
    noShopDays: 14,
  },
  body: [
    paragraph('short version so you can decide over the weekend:'),
    list(
      '1.',
      'i lead with $2m at $10m post, so 20% for me and whoever i bring',
      'preferred stock. i get $2m back first or convert, i don’t do double dips',
      'an 8% pool, we figure out together who it comes from',
      'three on the board: you, kim, me',
      'you both vest over four years, first year cliff, start date is when you quit your jobs',
      'i keep my pro rata',
    ),
    paragraph(
      'no legal fees from you. sign or don’t within fourteen days, and don’t shop it meanwhile please.',
    ),
  ],
  mail: {
    from: 'Theo Lindqvist <theo@lindqvist.example>',
    to: 'maya@dovetail.example, kim@dovetail.example',
    subject: 'dovetail seed: what i can do',
    greeting: 'maya, kim,',
    signature: ['t.', '', 'Theo Lindqvist', 'theo@lindqvist.example', 'sent from a train'],
    older: [
      {
        from: 'Maya Brooks <maya@dovetail.example>',
        sent: 'Thu, May 1, 2:10 PM',
        paragraphs: [
          'Theo, the other lead is at $2.5m on $9m post with a 12% pool and two seats. We would rather work with you but need better than that.',
          'm',
        ],
      },
    ],
  },
};
