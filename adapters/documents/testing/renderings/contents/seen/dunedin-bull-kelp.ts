import type { Offer } from '../../content/offer.ts';
import { list, paragraph } from '../../content/write.ts';

/** A New Zealand angel network: one run of numbered sentences. */
export const dunedinBullKelp: Offer = {
  id: 'dunedin-bull-kelp',
  hand: 'Dunedin angel network, one numbered run',
  place: 'NZ',
  type: 'safe',
  language: 'en-NZ',
  title: 'Bull Kelp Foods Limited – KISS of a kind',
  front: ['Otago Angels, deal night 31'],
  facts: {
    currency: 'NZD',
    amount: 250_000,
    safeCap: 3_000_000,
    safeDiscountPercent: 20,
    proRata: true,
    informationRights: true,
    governingLaw: 'New Zealand',
  },
  body: [
    paragraph('Kia ora Mere and Tom. The room liked it. This is what eleven of us will sign on Friday.'),
    list(
      '1.',
      '{*What we pay.*} NZ$250,000, once, into the company’s account.',
      '{*What we get.*} The right to shares when you next raise NZ$750,000 or more from people who set a price.',
      '{*At what price.*} A fifth off theirs, or theirs as if the company were worth NZ$3,000,000 before everything, if that is lower.{^cap}',
      '{*If you sell first.*} Our money back or what the shares at that NZ$3,000,000 would bring.',
      '{*If you shut.*} Our money back before shareholders, after lenders.',
      '{*If nothing happens.*} Nothing happens. There is no interest and no end date.',
      '{*Staying in.*} We may put in again next time, enough to keep our part.',
      '{*Hearing from you.*} An email every quarter with cash, sales and what keeps you awake.',
      '{*The law.*} New Zealand’s.',
    ),
    paragraph('Ngā mihi from all of us. Bring a jar of the pickle.'),
  ],
  footnotes: { cap: 'On the night somebody called out NZ$2,000,000. We voted, and it is not that.' },
  mail: {
    from: 'Priya Rangarajan <priya@otagoangels.example>',
    to: 'Mere Tau <mere@bullkelp.example>',
    subject: 'Friday',
    greeting: 'Kia ora,',
    signature: ['Priya', 'Secretary, Otago Angels', '021 555 0104'],
    older: [
      {
        from: 'Mere Tau <mere@bullkelp.example>',
        sent: 'Mon, 9:02',
        paragraphs: ['Did we get there? We could also live with NZ$150,000 at a cap of NZ$2,200,000.'],
      },
    ],
  },
};
