import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A dentist who retired: an offer typed into a mail between two trips to the sugar bush. */
export const miramichiSap: Offer = {
  id: 'miramichi-sap',
  hand: 'A9 Fredericton dentist in retirement, mail of an angel',
  place: 'CA',
  type: 'priced-equity',
  language: 'en-CA',
  title: 'Miramichi Sap Works: my offer',
  facts: {
    currency: 'CAD',
    preMoney: 900_000,
    amount: 100_000,
    investorStakePercent: 10,
    liquidationMultiple: 1,
    participation: 'none',
    tagAlong: true,
    proRata: true,
    informationRights: true,
    governingLaw: 'New Brunswick',
  },
  body: [
    paragraph(
      'Okay, I slept on it twice and Doreen has stopped rolling her eyes, which is as close to a yes as I get. The evaporator works, the bottles don’t leak anymore, and you two still talk to each other after a whole season in the shack. That is most of what I wanted to know.',
    ),
    paragraph(
      'So: C$100,000 for new preferred shares, with everything you have today counted at C$900,000. That makes me 10%. One cheque, the week after the lawyer in Newcastle has done the share register properly (Gil, the shoebox does not count as a register).',
    ),
    paragraph('What I would like to have with it, no more than this:'),
    list(
      'a)',
      'my C$100,000 out before anyone else if you sell or fold, or my tenth of the price when that is more. Not both.',
      'if you two sell, I can sell too, same price',
      'when you issue more shares I get first crack at ten percent of them',
      'a real set of numbers after sugaring season and at Christmas',
    ),
    paragraph(
      'I don’t need to be a director. I was on the arena board for fourteen years and that cured me.',
    ),
    paragraph('New Brunswick rules for the paperwork. Take the long weekend.'),
  ],
  mail: {
    from: 'Walt Urquhart <walt.urquhart@nashwaak.example>',
    to: 'Gil & Marie-Ève <info@miramichisap.example>',
    subject: 'Re: Re: syrup money',
    greeting: 'Hey you two,',
    signature: ['Walt', '(506) 555-0142, not before nine', '', '“Floss the ones you want to keep”'],
    older: [
      {
        from: 'Marie-Ève Savoie <info@miramichisap.example>',
        sent: 'Tue, Apr 8 at 9:51 PM',
        paragraphs: [
          'Salut Walt,',
          'Gil says I should not ask but I ask: the loan you talked about at the arena, C$150,000 at 12% with the bush lot as security, is that dead? We would rather have you as a partner. The credit union wants 60% of everything if we miss a payment.',
          'À bientôt, M-È',
        ],
      },
      {
        from: 'Walt Urquhart',
        sent: 'Sun, Apr 6 at 4:02 PM',
        paragraphs: [
          'Send me last year’s numbers before I say anything silly. Off the top of my head you are worth 400 thousand and I’d want a third and a chair at the table. I may be wrong, I usually am before lunch.',
        ],
      },
    ],
  },
};
