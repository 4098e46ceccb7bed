import type { Offer } from '../../content/offer.ts';
import { commented, item, list, paragraph, withdrawn } from '../../content/write.ts';

/** A Nairobi angel who writes a SAFE as she would write a chat. */
export const kisumuColdbox: Offer = {
  id: 'kisumu-coldbox',
  hand: 'B2 Nairobi angel, typed with a thumb between two meetings',
  place: 'KE',
  type: 'safe',
  language: 'en-GB',
  title: 'Coldbox deal, short version',
  front: ['Wanjiru to Otieno and Achieng', 'Tue night'],
  facts: {
    currency: 'KES',
    amount: 12_000_000,
    safeCap: 90_000_000,
    proRata: true,
    informationRights: true,
    governingLaw: 'Kenya',
  },
  body: [
    paragraph('habari both. typing this in traffic on Thika Road so forgive the commas'),
    list(
      '-',
      'KSh 12,000,000 for Kisumu Coldbox Ltd from me and the two cousins. It is a SAFE, the post-money kind',
      'cap KSh 90,000,000. no discount, I never do both',
      'turns into shares when anyone serious prices a round. serious = KSh 25,000,000 of new cash, ours not counted',
      'sold before that? we get whichever is bigger, what we put in or what the cap would have given',
      commented(
        item('pro rata for me in that same round, once. the cousins pass'),
        'Achieng',
        'once only, good. she asked for always last week',
      ),
      'M-Pesa and bank totals to me by the 5th of the month. that is all the reporting I want',
    ),
    paragraph('No seat. No interest. No day on which you owe it back.{^day}'),
    withdrawn(paragraph('Plus 2% for me as adviser, free shares.')),
    paragraph('Which law? Kenya. If we quarrel we sit with Mzee Barasa first & only then lawyers'),
    paragraph('say yes here and Kamau draws up the long one, sawa?'),
  ],
  footnotes: { day: 'the loan idea (14%, one year) is dead, my bank laughed' },
  mail: {
    from: 'Wanjiru Mbugua <wanjiru@mbugua-angels.example>',
    to: 'Otieno Ouma <otieno@coldbox.example>; Achieng Ouma <achieng@coldbox.example>',
    subject: 'RE: RE: the fridge thing',
    greeting: 'Hi hi,',
    signature: ['W.', 'Sent from a phone with a cracked screen'],
    older: [
      {
        from: 'Otieno Ouma',
        sent: 'Tue 14:02',
        paragraphs: [
          'Auntie W, can you write down what you said at the car? The Mombasa people say KSh 20,000,000 for 30% and a director.',
          'O.',
        ],
      },
      {
        from: 'Wanjiru Mbugua',
        sent: 'Mon 22:40',
        paragraphs: ['they also want your plot as security, ask them'],
      },
    ],
  },
};
