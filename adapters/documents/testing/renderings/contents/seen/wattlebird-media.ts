import type { Offer } from '../../content/offer.ts';
import { list, section, unnumbered } from '../../content/write.ts';

/** A Melbourne seed fund's plain-language sheet, with bullets. */
export const wattlebirdMedia: Offer = {
  id: 'wattlebird-media',
  hand: 'Melbourne seed fund, plain language, bullets',
  place: 'AU',
  type: 'priced-equity',
  language: 'en-AU',
  title: 'Wattlebird Media Pty Ltd: the deal on two pages',
  front: ['20 November'],
  running: { heads: ['Yarra Bend Seed'], foot: '{page}' },
  facts: {
    currency: 'AUD',
    preMoney: 3_600_000,
    amount: 900_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'post-money',
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 6,
    acceleration: 'single',
    nonCompeteMonths: 12,
    governingLaw: 'Victoria',
  },
  body: [
    unnumbered(
      section(
        'The money',
        list(
          '•',
          'We put in A$900,000 on completion.',
          'The company is valued at A$3,600,000 before our money, so we end up with 20%.',
          'An employee share plan of 10% is set up after completion; everyone is diluted by it, us included.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Our shares',
        list(
          '•',
          'Preference shares that turn into ordinary shares one for one whenever we like.',
          'On an exit we get our A$900,000 back, or our 20% if that is more. Not both.',
          'If you raise later at a lower price, our conversion rate is adjusted on a broad-based weighted average.',
          'No dividends unless the board pays them to everyone.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Running the company',
        list(
          '•',
          'Three directors: two of you, one of us. No casting vote.',
          'We are asked before new shares, debt over A$100,000, a sale, or a change of business.',
          'Monthly numbers by e-mail, accounts once a year.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Shares changing hands',
        list(
          '–',
          'Everyone may take up their share of new issues.',
          'Anyone selling offers to the rest first, and large sales can be tagged.',
          'If 70% accept an offer for the whole company, the rest come along.',
        ),
      ),
    ),
    unnumbered(
      section(
        'You two',
        list(
          '•',
          'Your shares vest monthly over three years after a six-month cliff, and in full if the company is sold.',
          'No competing in Australia for a year after you go.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Housekeeping',
        'Victorian law. Nothing binds until the long documents are signed, apart from keeping this to ourselves.{^exclusive}',
      ),
    ),
  ],
  footnotes: { exclusive: 'Our usual 90-day exclusivity is waived this time, as we said at lunch.' },
};
