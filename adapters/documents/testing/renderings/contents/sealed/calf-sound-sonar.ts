import type { Offer } from '../../content/offer.ts';
import { drafting, fixed, grid, list, named, section } from '../../content/write.ts';

/** Manx investors and their advocate: an advance subscription, pasted into a mail. */
export const calfSoundSonar: Offer = {
  id: 'calf-sound-sonar',
  hand: 'D1 Castletown advocate, advance subscription in a mail',
  place: 'IM',
  type: 'safe',
  language: 'en-GB',
  title: 'Calf Sound Sonar Limited: advance subscription agreement, principal terms',
  front: ['Skelly & Quirk, Advocates, Castletown', '5 October'],
  numbering: { sections: '1.' },
  facts: {
    currency: 'GBP',
    amount: 280_000,
    safeCap: 3_200_000,
    safeDiscountPercent: 20,
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    governingLaw: 'Isle of Man',
  },
  body: [
    section(
      'The subscribers',
      'Four residents of the Island subscribe together for £280,000, each for himself or herself and not for the others:',
      grid(
        ['Subscriber', 'Amount'],
        ['Mrs Breesha Kinvig', '£120,000'],
        ['Mr Orry Callister', '£80,000'],
        ['Dr Fenella Crebbin', '£50,000'],
        ['Mr Juan Looney', '£30,000'],
        ['Total', '£280,000'],
      ),
    ),
    section(
      'Payment',
      'The whole sum is paid to the client account of Skelly & Quirk on signature, and is released to the Company when its directors have resolved to accept the subscription.',
      'It is payment in advance for shares. It bears no interest, is not secured, and is not returned in any circumstances save those of paragraph {ref:winding}.',
    ),
    named(
      'round',
      section(
        'Shares on a funding round',
        'If before the longstop date the Company raises £600,000 or more in one round by the issue of shares, the subscribers are issued shares of the senior class in that round on its completion.',
        'They pay the lowest price paid by anyone in the round, reduced by 20%. The price may not be higher than £3,200,000 divided by the number of shares in issue before the round, with all options treated as exercised.',
      ),
    ),
    section(
      'Shares on a sale',
      'On a sale of the Company, or of substantially all it owns, the subscribers are issued ordinary shares immediately beforehand, at the price that paragraph {ref:round} would give with the sale price in place of the price of the round.',
    ),
    named(
      'longstop',
      section(
        'Longstop date',
        'If neither has happened by 30 June next, ordinary shares are issued on that day at £3,200,000 divided by the number of shares then in issue, with all options treated as exercised. There is no discount in that event.{^longstop}',
      ),
    ),
    named(
      'winding',
      section(
        'Winding up',
        'If the Company is wound up while no shares have been issued, the subscription is repaid out of what is left after all creditors, in equal rank with the nominal value of the ordinary shares.',
      ),
    ),
    section(
      'Until shares are issued',
      'The Company does not, unless subscribers for £170,000 or more agree in writing,',
      list(
        '(a)',
        'pay a dividend or buy in shares;',
        'alter the rights of any class;',
        'borrow more than £60,000;',
        'pay a director more than £55,000 a year; or',
        'move its place of business off the Island.',
      ),
      drafting(
        'Note: Dr Crebbin wonders whether the trials at Peel need a sixth heading. We think not, and have told her so',
      ),
    ),
    section(
      'Information',
      'The directors send a letter every two months which says how the trials go, what is in the bank and what has been ordered. Annual accounts follow within four months of the year end.',
    ),
    section(
      'Later rounds',
      'A subscriber who has received shares may take part in the next two rounds, in proportion to his or her holding, on the terms offered to others.',
    ),
    section(
      'What the Company confirms',
      list(
        '(a)',
        'The register of members sent on 28 September is complete.',
        'The transducer and its firmware belong to the Company, and nobody has a licence of them.',
        'There is no dispute with the Department or with a former employee.',
      ),
    ),
    section(
      'Costs',
      'The Company pays the fees of Skelly & Quirk, which are fixed at £3,800 and disbursements.',
    ),
    fixed(
      section(
        'Law',
        'The agreement is governed by the law of the Isle of Man, and the High Court of Justice of the Isle of Man has jurisdiction. These principal terms bind nobody before the agreement itself is signed.',
      ),
    ),
  ],
  footnotes: {
    longstop:
      'The first version provided for repayment with 6% interest at this point. That would have made it a loan, and it was taken out.',
  },
  mail: {
    from: 'Illiam Quirk <iq@skellyquirk.example>',
    to: 'Aalish Mylrea; Robert Teare',
    subject: 'Calf Sound Sonar - principal terms as promised',
    greeting: 'Dear Aalish, dear Robert,',
    opening:
      'I set out below what my clients have asked me to put to you. If it suits I can have the long form ready by the end of next week.',
    signature: [
      'Kind regards',
      'Illiam Quirk',
      'Skelly & Quirk, Advocates',
      'Malew Street, Castletown',
      'Please do not change bank details on the strength of an e-mail. Telephone us first.',
    ],
    older: [
      {
        from: 'Aalish Mylrea <aalish@calfsound.example>',
        sent: '29 September, 21:17',
        paragraphs: [
          'Dear Illiam, we had rather hoped for £350,000 and a cap of £4,500,000. Could your clients live with a discount of 10%?',
          'Aalish',
        ],
      },
    ],
  },
};
