import type { Offer } from '../../content/offer.ts';
import { terms } from '../../content/write.ts';

/** A studio fund that answers each label in a word or two. */
export const basswoodAudio: Offer = {
  id: 'basswood-audio',
  hand: 'Nashville studio fund, label and answer',
  place: 'US',
  type: 'convertible-note',
  language: 'en-US',
  title: 'Basswood Audio, Inc. / Convertible note',
  facts: {
    currency: 'USD',
    amount: 250_000,
    noteInterestPercent: 6,
    safeDiscountPercent: 20,
    governingLaw: 'Tennessee',
  },
  body: [
    terms(
      ['Issuer', 'Basswood Audio, Inc.'],
      ['Holder', 'Cumberland Tape Fund'],
      ['Note', '$250,000, one draw'],
      ['Interest', 'Six percent, simple'],
      ['Discount', 'A fifth off the next round'],
      ['Comes due', 'Twenty-four months after the draw'],
      ['Law', 'Tennessee'],
    ),
  ],
};
