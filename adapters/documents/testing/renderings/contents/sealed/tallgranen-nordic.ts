import type { Offer } from '../../content/offer.ts';
import { list, paragraph, section, unnumbered } from '../../content/write.ts';

/** A Stockholm fund against the grain: Swedish restraint, hard terms. */
export const tallgranenNordic: Offer = {
  id: 'tallgranen-nordic',
  hand: 'Stockholm late-seed fund, lists with arrows',
  place: 'SE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Tallgranen AB, Series Seed extension',
  front: ['Stockholm'],
  facts: {
    currency: 'SEK',
    preMoney: 90_000_000,
    amount: 15_000_000,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    seniority: 'pari-passu',
    antiDilution: 'weighted-average',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    noShopDays: 40,
    governingLaw: 'Sweden',
  },
  body: [
    unnumbered(
      section(
        'Deal',
        list(
          '→',
          'SEK 15 000 000 in preference shares of series P2',
          'Pre-money SEK 90 000 000, fully diluted',
          'P2 ranks with P1',
        ),
      ),
    ),
    unnumbered(
      section(
        'Economics',
        list(
          '→',
          'P shares take back their issue price first',
          'and then take part with ordinary shares until they have twice that price',
          'Later issues below the price: weighted average',
        ),
      ),
    ),
    unnumbered(
      section(
        'Governance',
        list(
          '→',
          'Board: 2 founders, 2 P holders, 1 external chair',
          'Consent of two thirds of P: new shares, loans, sale, change of business',
          'Monthly KPI report',
        ),
      ),
    ),
    unnumbered(
      section('Shareholders', list('→', 'Pro rata, pre-emption, tag', 'Drag at 70% including half of P')),
    ),
    unnumbered(
      section(
        'Founders',
        list(
          '→',
          'Three-year reverse vesting from closing',
          'Own resignation in that time = bad leaver, par value',
          'One year non-compete',
        ),
      ),
    ),
    unnumbered(
      section(
        'Rest',
        paragraph('Forty days of exclusivity. Swedish law. An earlier e-mail with other numbers is void.'),
      ),
    ),
  ],
};
