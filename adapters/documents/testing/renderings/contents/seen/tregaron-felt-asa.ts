import type { Offer } from '../../content/offer.ts';
import { drafting, list, paragraph, section } from '../../content/write.ts';

/** A savers’ circle in Ceredigion: an advance subscription with headings in two languages. */
export const tregaronFeltAsa: Offer = {
  id: 'tregaron-felt-asa',
  hand: 'B1 Ceredigion savers’ treasurer, two languages in every heading',
  place: 'UK',
  type: 'safe',
  language: 'en-GB',
  title: 'Tregaron Felt Cyf: tanysgrifiad ymlaen llaw / advance subscription',
  front: ['Yr Hen Hufenfa, Tregaron', 'Dydd Gwener, 8 November'],
  numbering: { sections: 'A.' },
  facts: {
    currency: 'GBP',
    amount: 80_000,
    safeCap: 1_200_000,
    safeDiscountPercent: 20,
    informationRights: true,
    governingLaw: 'England and Wales',
  },
  body: [
    paragraph(
      'Between the Teifi Savers’ Circle, which is nineteen of us with Eirlys Pugh as our voice, and Tregaron Felt Cyf.',
    ),
    section(
      'Arian – the money',
      '£80,000, handed over in one sum on the day both have signed. It is the price of shares to come and not a debt: nothing is earned on it and nobody may call for it again.',
    ),
    section(
      'Cyfranddaliadau – the shares',
      'We are allotted ordinary shares as soon as the first of these comes about:',
      list(
        '(i)',
        'outsiders put £300,000 or over into a single round;',
        'somebody buys the company, or most of its carding machines;',
        '31 May, should neither have happened.',
      ),
    ),
    section(
      'Pris – the price',
      'In case (i), four pounds for every five that the outsiders pay (20% off), and £1,200,000 is the highest value that may be put on the company beforehand. In case (ii), that same ceiling.{^ceiling} In case (iii), as if it were worth £900,000.',
      drafting('Cwestiwn: is Gwilym’s brother an outsider? Ask the Revenue before Friday'),
    ),
    section(
      'Gair gan y trysorydd – a word from the treasurer',
      'EIS3 papers reach Eirlys within a month of the allotment. Twice a year a page of figures, please, yn Gymraeg or otherwise.',
    ),
    section('Y gyfraith – the law', 'That of England and Wales, and the court sits at Aberystwyth.'),
  ],
  footnotes: {
    ceiling:
      'It was £1,000,000 at the September supper, with 10% interest on top. The order from Hay saw to both.',
  },
  signatures: [
    { for: 'Dros y Cylch', lines: ['Eirlys Pugh, trysorydd'] },
    { for: 'Dros y cwmni', lines: ['Gwilym Bebb', 'Nanno Bebb'] },
  ],
  mail: {
    from: 'Eirlys Pugh <eirlys@cylchteifi.example>',
    to: 'Nanno Bebb <nanno@ffelttregaron.example>',
    subject: 'Y papur / the paper',
    greeting: 'Annwyl Nanno,',
    opening: 'Dyma fe. I have kept the Welsh to the headings so that the accountant in Bristol can follow.',
    signature: [
      'Cofion cynnes,',
      'Eirlys',
      'Cylch Cynilwyr Teifi',
      'Please ring after six, the signal is poor.',
    ],
    older: [
      {
        from: 'Nanno Bebb <nanno@ffelttregaron.example>',
        sent: 'Nos Fercher, 6 Tachwedd, 21:08',
        paragraphs: [
          'Eirlys, could it be £120,000 and no ceiling at all? The Development Bank would lend at 8% over five years.',
          'Hwyl, Nanno',
        ],
      },
    ],
  },
};
