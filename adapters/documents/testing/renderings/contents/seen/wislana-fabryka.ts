import type { Offer } from '../../content/offer.ts';
import { list, section, term, terms, unnumbered } from '../../content/write.ts';

/** A Warsaw fund, with letters that old encodings lack. */
export const wislanaFabryka: Offer = {
  id: 'wislana-fabryka',
  hand: 'Warsaw fund, table, Polish letters',
  place: 'PL',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Wiślana Fabryka Robotów sp. z o.o. – arkusz warunków (term sheet)',
  front: ['Warszawa, 16 października'],
  running: { heads: ['Mazowiecki Fundusz Zalążkowy'], foot: 'str. {page}' },
  facts: {
    currency: 'PLN',
    preMoney: 8_000_000,
    amount: 2_000_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'full',
    antiDilution: 'full-ratchet',
    optionPoolPercent: 10,
    board: { total: 5, founders: 2, investors: 3, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    vestingMonths: 48,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    founderWarranties: 'uncapped',
    lockUpMonths: 60,
    noShopDays: 90,
    governingLaw: 'Poland',
  },
  body: [
    terms(
      [
        'Inwestycja',
        'PLN 2 000 000 in two tranches, the second after the KPI of Annex 1, as the Fund judges',
      ],
      ['Wycena', 'PLN 8 000 000 before the investment; the Fund takes 20%'],
      ['ESOP', '10%'],
      [
        'Likwidacja',
        'First the Fund’s contribution. The remainder is divided among all partners including the Fund.',
      ],
      [
        'Rozwodnienie',
        'If shares are later sold for less, the Fund receives so many shares for nominal value that it has paid the lower price for all',
      ],
      ['Rada nadzorcza', 'Five: Fund three, Założyciele two'],
      [
        'Zgody',
        'The Fund’s consent for:',
        list(
          'a)',
          'budget and its change;',
          'contracts above PLN 50 000;',
          'dividends;',
          'employment above PLN 15 000 monthly.',
        ),
      ],
      ['Zbycie udziałów', 'Founders five years. Tag along. Drag along by the Fund alone after three years.'],
      [
        'Założyciele',
        'Four years’ vesting; who leaves of his own accord loses all for nominal value; 24 months’ competition ban',
      ],
      term('Oświadczenia', 'Founders jointly, without limit'),
      ['Wyłączność', '90 days'],
      ['Prawo', 'Polish law'],
    ),
    unnumbered(section('Uwagi', 'This text is a translation.{^t}')),
  ],
  footnotes: {
    t: 'The Polish text of September had a participation cap of 2x. The investment committee took the cap out.',
  },
};
