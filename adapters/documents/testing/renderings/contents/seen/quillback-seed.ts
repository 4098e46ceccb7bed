import type { Offer } from '../../content/offer.ts';
import { paragraph, section, unnumbered } from '../../content/write.ts';

/** A two-page American seed form: short paragraphs under headings. */
export const quillbackSeed: Offer = {
  id: 'quillback-seed',
  hand: 'Brooklyn seed fund, two-page form',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Quillback Marine Data, Inc. Series Seed Term Sheet',
  front: ['March 3'],
  running: { heads: ['Quillback / Series Seed'], foot: '{page}' },
  facts: {
    currency: 'USD',
    preMoney: 7_000_000,
    amount: 1_750_000,
    liquidationMultiple: 1,
    participation: 'none',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 3, founders: 1, investors: 1, independent: 1 },
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    acceleration: 'double',
    noShopDays: 30,
  },
  body: [
    unnumbered(
      section(
        'Stock',
        paragraph(
          'Series Seed Preferred, sold for a total of $1,750,000 on a pre-money value of $7,000,000 that takes in free options amounting to ten percent.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Preference',
        paragraph(
          'Holders choose at an exit: their purchase price once, with declared dividends, or their share as common stock.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Votes',
        paragraph(
          'Together with the common stock. A majority of Series Seed must also approve new senior classes, redemptions, dividends, changes in the number of directors, and a liquidation.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Directors',
        paragraph('Three; the founders, the Series Seed and all together elect one each.'),
      ),
    ),
    unnumbered(
      section(
        'Larger holders',
        paragraph(
          'Those with $250,000 or more in the round get yearly and quarterly numbers and may take their part of later rounds.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Founders',
        paragraph(
          'Four-year vesting from today, all of it at once on a double trigger. Inventions are assigned before closing.',
        ),
      ),
    ),
    unnumbered(section('Counsel', paragraph('The company pays Hudson Tide’s counsel a flat $12,000.'))),
    unnumbered(
      section(
        'Until closing',
        paragraph(
          'For thirty days the company talks to no other investor and shows these terms to its own people only. This section binds.',
        ),
      ),
    ),
  ],
  signatures: [
    { for: 'Quillback Marine Data, Inc.', lines: ['Name', 'Date'] },
    { for: 'Hudson Tide Seed Fund', lines: ['Name', 'Date'] },
  ],
};
