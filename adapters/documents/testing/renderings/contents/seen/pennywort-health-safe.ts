import type { Offer } from '../../content/offer.ts';
import { drafting, list, paragraph } from '../../content/write.ts';

/** One page from an accelerator: a SAFE in a letter. */
export const pennywortHealthSafe: Offer = {
  id: 'pennywort-health-safe',
  hand: 'Accelerator, one-page letter',
  place: 'US',
  type: 'safe',
  language: 'en-US',
  title: 'Re: Our investment in Pennywort Health, Inc.',
  front: ['September 9', 'Attention: Lucia Moreno, founder'],
  facts: {
    currency: 'USD',
    amount: 250_000,
    safeCap: 6_000_000,
    safeDiscountPercent: 15,
    proRata: true,
    informationRights: true,
    governingLaw: 'California',
  },
  body: [
    paragraph('Dear Lucia,'),
    paragraph(
      'We are glad to back you. Greenhouse Fifth Street will wire $250,000 for a simple agreement for future equity, on the post-money form with the following numbers filled in.',
    ),
    list(
      '•',
      'Post-money valuation cap: $6,000,000.',
      'Discount: our money converts at 85% of the price in your next priced round if that is better for us than the cap.',
      'If you sell the company first, we choose between our money back and what the cap would have bought us.',
      'Side letter: we may take our pro rata piece of the round in which the SAFE converts, and you send us a short report every quarter.',
    ),
    paragraph(
      'There is no interest, no maturity and no board seat. You and your team keep running the business as you do now.',
    ),
    drafting(
      'Note: program counsel still wants a most-favored-nation sentence. Not agreed; leave out unless Lucia raises it',
    ),
    paragraph(
      'The SAFE is governed by California law. Please countersign by September 20, after which this letter lapses.',
    ),
  ],
  signatures: [
    {
      for: 'Greenhouse Fifth Street LLC',
      lines: ['Sincerely,', '_____________________', 'Aaron Polk, Partner'],
    },
    { for: 'Agreed: Pennywort Health, Inc.', lines: ['_____________________', 'Lucia Moreno, CEO'] },
  ],
  mail: {
    from: 'Aaron Polk <aaron@greenhousefifth.example>',
    to: 'Lucia Moreno <lucia@pennywort.example>',
    subject: 'SAFE letter',
    greeting: 'Lucia -',
    opening: 'Letter text below so you can read it on your phone. PDF to follow for signature.',
    signature: ['Cheers,', 'Aaron', 'Aaron Polk', 'Greenhouse Fifth Street', 'aaron@greenhousefifth.example'],
    older: [
      {
        from: 'Lucia Moreno <lucia@pennywort.example>',
        sent: 'Thu, Sep 4 at 7:55 PM',
        paragraphs: [
          'Aaron, two other accelerators offered a $4,000,000 cap with a 25% discount, and 7% common for $120,000. Can you beat that?',
          'Lucia',
        ],
      },
    ],
  },
};
