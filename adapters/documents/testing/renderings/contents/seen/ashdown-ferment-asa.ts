import type { Offer } from '../../content/offer.ts';
import { fixed, list, named, section } from '../../content/write.ts';

/** A UK advance subscription agreement in outline, from an angel syndicate with SEIS in mind. */
export const ashdownFermentAsa: Offer = {
  id: 'ashdown-ferment-asa',
  hand: 'Angel syndicate secretary, tidy and brief',
  place: 'UK',
  type: 'safe',
  language: 'en-GB',
  title: 'Ashdown Ferment Ltd: outline of an advance subscription',
  front: ['3 June'],
  numbering: { sections: '1' },
  running: { heads: ['South Downs Angels'], foot: 'Page {page}' },
  facts: {
    currency: 'GBP',
    amount: 150_000,
    safeCap: 2_500_000,
    safeDiscountPercent: 20,
    informationRights: true,
    governingLaw: 'England and Wales',
  },
  body: [
    section(
      'What we pay',
      'Members of the syndicate pay £150,000 to the company now, for ordinary shares that will be issued later. The money is not a loan: it carries no interest and cannot be asked back.{^loan}',
    ),
    named(
      'when',
      section(
        'When we get shares',
        'Shares are issued on the earliest of:',
        list(
          '(a)',
          'a round in which outsiders put in £500,000 or more;',
          'a sale or flotation of the company; and',
          'the longstop date, six months from signature.',
        ),
      ),
    ),
    section(
      'At what price',
      'On a round, four fifths of the price that the others pay, that is a discount of 20%, but never above the price at which the company, before the round and fully diluted, would be worth £2,500,000.',
      'On a sale the same holds. At the longstop date the price is that of the last issue of shares.',
    ),
    section(
      'Tax relief',
      'The company has advance assurance for SEIS and undertakes not to do anything that would take the relief away. The shares will have no preference over others.',
    ),
    section('News', 'The directors write to the syndicate once a quarter and send the annual accounts.'),
    fixed(
      section(
        'Law',
        'English law applies. Nothing here binds before the long agreement is signed, paragraph {ref:when} included.',
      ),
    ),
  ],
  footnotes: {
    loan: 'In May a convertible loan at 10% a year, repayable after 18 months with a cap of £2,000,000, was talked about. HMRC would not have granted relief and the idea was dropped.',
  },
};
