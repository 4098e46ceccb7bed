import type { Offer } from '../../content/offer.ts';
import { list, section, terms, unnumbered } from '../../content/write.ts';

/** An Oakland accelerator’s printed form, filled in. */
export const pinyonBatch: Offer = {
  id: 'pinyon-batch',
  hand: 'B3 Oakland accelerator clerk, a printed form with the blanks filled',
  place: 'US',
  type: 'safe',
  language: 'en-US',
  title: 'FRUITVALE KITCHEN ACCELERATOR | FORM 4-B | STANDARD DEAL',
  front: ['Cohort: Winter', 'Prepared for: Pinyon Batch Foods, Inc.'],
  running: { heads: ['Form 4-B (rev. 9)'], foot: 'Do not write below this line   {page}/{pages}' },
  facts: {
    currency: 'USD',
    amount: 125_000,
    safeCap: 2_500_000,
    proRata: true,
    informationRights: true,
    governingLaw: 'California',
  },
  body: [
    terms(
      ['We pay', '$125,000, on the first Monday of the program, nothing held back{^fee}'],
      ['You issue', 'One SAFE, post-money'],
      ['Cap (fill in)', '$2,500,000'],
      ['Discount (fill in)', 'n/a'],
      ['Pro rata?', 'Yes – up to $250,000 of your next priced round. Initials: JM'],
      ['Board seat?', 'No'],
      ['Updates', 'Forward the investor e-mail that you write each quarter'],
      [
        'If you drop out',
        list('*', '14 days or less: you wire the money back, we tear up the SAFE', 'After that: both stand'),
      ],
    ),
    unnumbered(
      section(
        'Small print',
        'Ten weeks, in person, at least one founder on site Tuesday through Thursday. Desk, walk-in freezer and loading dock are included.',
        'When Pinyon Batch sells before a priced round we receive our purchase amount or, should that be higher, the price of the shares that the cap would have bought. California law controls.',
      ),
    ),
  ],
  footnotes: {
    fee: 'Form 4-A charged a program fee of $25,000 and took 6% in common stock. Form 4-A is retired.',
  },
  signatures: [
    { for: 'FOUNDER SIGN HERE', lines: ['x______________________', 'Print: Jessamyn Mora', 'Date: ___/___'] },
    { for: 'FOR FRUITVALE', lines: ['x______________________', 'Print: Desmond Achterberg'] },
  ],
};
