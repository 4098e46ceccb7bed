import type { Offer } from '../../content/offer.ts';
import { box, paragraph, section, term, terms, unnumbered } from '../../content/write.ts';

/** A Canadian accelerator's table with a box and a footnote on every figure. */
export const spruceHarbour: Offer = {
  id: 'spruce-harbour',
  hand: 'Halifax accelerator, table with many notes',
  place: 'CA',
  type: 'priced-equity',
  language: 'en-CA',
  title: 'Spruce Harbour Diagnostics Inc. – Seed Terms',
  front: ['Halifax, May 4'],
  facts: {
    currency: 'CAD',
    preMoney: 6_000_000,
    amount: 1_500_000,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'pari-passu',
    antiDilution: 'broad-based',
    optionPoolPercent: 15,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    proRata: true,
    informationRights: true,
    dragAlong: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    noShopDays: 45,
    governingLaw: 'Nova Scotia',
  },
  body: [
    paragraph('The table below replaces all earlier terms between us.'),
    terms(
      ['Round', 'C$1,500,000 of Seed-2 preferred shares{^tranche}'],
      ['Valuation', 'C$6,000,000 pre-money, fully diluted, including an available pool of 15%{^pool}'],
      ['Ranking', 'Equal with the existing Seed-1 preferred'],
      [
        'Preference',
        'One times the issue price, or conversion to common shares, whichever pays more; no further share{^pref}',
      ],
      ['Conversion price', 'Adjusted by broad-based weighted average'],
      ['Directors', 'Five: two founders, one of Atlantic Gate, one of the Seed-1 holders, one independent'],
      term(
        'Rights',
        'Pro rata participation; quarterly information; drag-along on a sale approved by the board and a majority of each class',
      ),
      ['Founders', 'Four-year vesting, one-year cliff, double-trigger acceleration'],
      ['No-shop', '45 days'],
      ['Law', 'Nova Scotia and the federal laws of Canada'],
    ),
    unnumbered(
      section(
        'What we bring',
        box(
          paragraph(
            'Atlantic Gate will also introduce the company to three hospital groups and pay for one regulatory adviser for six months.',
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    tranche:
      'Paid at once. The two tranches of C$750,000 tied to a Health Canada licence, in our deck of April 10, are gone.',
    pool: 'A pool of 20% was asked by the Seed-1 holders and refused.',
    pref: 'Seed-1 has 1.25 times by its own articles; these terms do not change that.',
  },
};
