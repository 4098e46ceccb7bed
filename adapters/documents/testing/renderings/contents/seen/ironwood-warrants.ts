import type { Offer } from '../../content/offer.ts';
import { grid, list, section, term, terms, unnumbered } from '../../content/write.ts';

/** A priced round with warrants; table with a second table in its schedule. */
export const ironwoodWarrants: Offer = {
  id: 'ironwood-warrants',
  hand: 'Atlanta family office, table and schedule',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Ironwood Batteries LLC (to become a corporation): proposal',
  front: ['January 9'],
  facts: {
    currency: 'USD',
    preMoney: 15_000_000,
    amount: 5_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'narrow-based',
    dividendPercent: 5,
    dividendCumulative: true,
    board: { total: 5, founders: 3, investors: 2, independent: 0 },
    protectiveProvisions: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    nonCompeteMonths: 12,
    noShopDays: 60,
    governingLaw: 'Georgia',
  },
  body: [
    terms(
      [
        'Form',
        'Before closing Ironwood becomes a Georgia corporation. Peachtree Holdings then buys preferred stock.',
      ],
      ['Price', '$5,000,000 for 25%, in other words $15,000,000 before our money.'],
      ['Warrants', 'For 400,000 common shares at $2.50, good for seven years.{^w}'],
      ['Yield', 'Five percent, cumulating, payable in stock or cash as the board prefers.'],
      ['If sold', 'We take our $5,000,000 and unpaid yield, or we convert. Then the rest is yours.'],
      [
        'Cheaper stock',
        'Our conversion price moves by weighted average, counting issued stock alone (narrow-based).',
      ],
      term('Board', 'You three and two of ours.'),
      ['Approvals', 'Debt above $750,000; dealings with family; sale; new stock.'],
      ['Selling', 'We may buy our share of any new stock and sell along with you.'],
      ['Books', 'Monthly figures, audited yearly figures.'],
      [
        'You',
        'A third of your stock vests each year. Twelve months’ non-compete in Georgia, Alabama and Tennessee.',
      ],
      ['Talks', 'Sixty days with us alone.'],
      ['Law', 'Georgia.'],
    ),
    unnumbered(
      section(
        'Schedule',
        grid(
          ['', 'Units today', 'Shares at closing'],
          ['A. Mbeki', '600,000', '2,400,000'],
          ['S. Tran', '600,000', '2,400,000'],
          ['R. Holt', '300,000', '1,200,000'],
          ['Peachtree', '–', '2,000,000'],
        ),
        'Notes to the schedule are those of the accountant:',
        list('*', 'units convert four to one;', 'warrants are not shown.'),
      ),
    ),
  ],
  footnotes: { w: 'The first letter had penny warrants for 10%. These replace them.' },
};
