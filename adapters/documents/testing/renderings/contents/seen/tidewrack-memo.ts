import type { Offer } from '../../content/offer.ts';
import { drafting, list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A partner's memo to founders, with asides in brackets. */
export const tidewrackMemo: Offer = {
  id: 'tidewrack-memo',
  hand: 'Boston partner, memo with asides',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Memo: what we would propose for Tidewrack',
  front: ['From: Nadia', 'To: Ben, Oriol'],
  facts: {
    currency: 'USD',
    preMoney: 9_500_000,
    postMoney: 12_000_000,
    amount: 2_500_000,
    liquidationMultiple: 1,
    participation: 'none',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    acceleration: 'double',
    noShopDays: 21,
    governingLaw: 'Delaware',
  },
  body: [
    paragraph(
      'Ben, Oriol: here is the shape of it. Lawyers will turn it into forty pages; these are the parts that matter.',
    ),
    unnumbered(
      section(
        'Round',
        'We lead a seed of $2,500,000 at $9,500,000 pre, $12,000,000 post. Ten percent of the post sits in an option pool that comes out of the pre.',
        drafting(
          'Our IC memo said $8,000,000 pre with a 15% pool. I moved them; do not quote that number back at me',
        ),
      ),
    ),
    unnumbered(
      section('Preference', 'One times, non-participating. You know how I feel about anything else.'),
    ),
    unnumbered(
      section(
        'Control',
        list(
          '1)',
          'Board of three: the two of you and me.',
          'We vote as a class on new senior stock, charter changes that hurt us, and a sale below $12,000,000.',
          'We get pro rata, quarterly numbers, and a seat at the budget discussion.',
        ),
      ),
    ),
    unnumbered(
      section(
        'You',
        'Four years of vesting from the day you each started, so Ben is about a third through. Double-trigger acceleration, all of it.',
        drafting('Note to self: check with Kate whether Oriol’s visa needs special wording'),
        'Assignments of everything you have built, signed before the wire.',
      ),
    ),
    unnumbered(
      section(
        'Timing',
        'Give us three weeks without shopping it. Delaware law for the papers. We cover our own counsel up to closing, then you reimburse $20,000 at most.',
      ),
    ),
  ],
};
