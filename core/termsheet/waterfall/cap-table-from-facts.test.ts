import { describe, expect, it } from 'vitest';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { capTableFromFacts, type ExitContext } from './cap-table-from-facts.ts';

/** Five on fifteen: a share is one unit of the currency. */
const plain: TermSheetFacts = {
  ...noFacts,
  preMoney: 15e6,
  amount: 5e6,
  liquidationMultiple: 1,
  participation: 'none',
};

function stackOf(stated: Partial<TermSheetFacts>, context: Partial<ExitContext> = {}) {
  return capTableFromFacts({ ...plain, ...stated }, { documentType: 'priced-equity', ...context });
}

function seriesOf(stated: Partial<TermSheetFacts>, context: Partial<ExitContext> = {}) {
  return stackOf(stated, context).capTable?.series[0];
}

const newShares = { name: 'Investors of this round', shares: 5e6, invested: 5e6, rank: 1 };
const always = [
  'Sale prices are net of debt, costs and anything held back.',
  'Founders are assumed to hold all shares issued before this round; other holders share with them.',
  'No option pool is counted, because the document states none.',
];

describe('the cap table of a term sheet', () => {
  it('has a row for everybody before the round, one series, and no options where there is no pool', () => {
    expect(stackOf({})).toEqual({
      capTable: {
        common: [{ holder: 'Founders and other existing holders', shares: 15e6 }],
        series: [{ ...newShares, multiple: 1, participation: 'none' }],
      },
      postMoney: 20e6,
      assumptions: always,
    });
  });

  it('holds a pool as options that nobody has exercised', () => {
    expect(stackOf({ optionPoolPercent: 10, optionPoolBasis: 'pre-money' }).capTable).toMatchObject({
      common: [{ shares: 13e6 }],
      options: { unexercised: 2e6 },
    });
  });

  it.each<[string, Partial<TermSheetFacts>, Partial<ExitContext>, string]>([
    [
      'a SAFE',
      {},
      { documentType: 'safe' },
      'It converts at the price of a later round, so its share of a sale is not known yet.',
    ],
    [
      'a round without an amount',
      { amount: null },
      {},
      'The document does not state the amount of the round.',
    ],
    [
      'a preference unsaid',
      { liquidationMultiple: null },
      {},
      'The document does not state what investors receive first.',
    ],
    [
      'an open preference',
      { liquidationMultiple: 'unresolved' },
      {},
      'The liquidation preference is left open.',
    ],
    [
      'participation unsaid',
      { participation: null },
      {},
      'The document does not say whether investors share in what is left after their preference.',
    ],
    [
      'open participation',
      { participation: 'unresolved' },
      {},
      'Whether investors share in the rest is left open.',
    ],
    ['a cap unsaid', { participation: 'capped' }, {}, 'The cap on participation is not stated.'],
    [
      'an open cap',
      { participation: 'capped', participationCap: 'unresolved' },
      {},
      'The cap on participation is not stated.',
    ],
    [
      'a cap below the preference',
      { liquidationMultiple: 2, participation: 'capped', participationCap: 1.9 },
      {},
      'The cap on participation is below the preference.',
    ],
    [
      'a valuation above 9,000bn',
      { preMoney: 8e12, amount: 1e12 + 1 },
      {},
      'The amounts are too large to be worked out to the cent.',
    ],
  ])('is none for %s, and says why', (_what, stated, context, reason) => {
    expect(stackOf(stated, context)).toEqual({ capTable: null, reason });
  });

  it('is worked out up to a valuation of 9,000bn, ten times which is still exact to the cent', () => {
    expect(stackOf({ preMoney: 8e12, amount: 1e12 })).toMatchObject({ postMoney: 9e12 });
  });
});

describe('the terms of the new shares', () => {
  const eightPercent = { dividendCumulative: true, dividendPercent: 8 };
  const capped = { liquidationMultiple: 2, participation: 'capped', participationCap: 3 } as const;
  const once = { multiple: 1, participation: 'none' };

  it.each<[string, Partial<TermSheetFacts>, Partial<ExitContext>, object]>([
    ['a cap above the preference', capped, {}, { multiple: 2, participation: 'capped', cap: 3 }],
    [
      'a cap that is the preference itself',
      { ...capped, participationCap: 2 },
      {},
      { multiple: 2, participation: 'capped', cap: 2 },
    ],
    [
      'a cap beside dividends',
      { ...capped, ...eightPercent },
      {},
      { multiple: 2, participation: 'capped', cap: 3, dividendPercent: 8, compounding: false, years: 5 },
    ],
    [
      'dividends compounded over three years',
      eightPercent,
      { dividendsCompound: true, yearsToExit: 3 },
      { ...once, dividendPercent: 8, compounding: true, years: 3 },
    ],
    ['dividends paid only when declared', { ...eightPercent, dividendCumulative: false }, {}, once],
    ['dividends that build up at no stated rate', { dividendCumulative: true }, {}, once],
    [
      'dividends that build up at an open rate',
      { dividendCumulative: true, dividendPercent: 'unresolved' },
      {},
      once,
    ],
    [
      'no preference at all, in so many words',
      { liquidationMultiple: null, participation: null },
      { hasNoPreference: true },
      { multiple: 0, participation: 'none' },
    ],
  ])('carry %s', (_what, stated, context, terms) => {
    expect(seriesOf(stated, context)).toEqual({ ...newShares, ...terms });
  });

  it.each<[string, Partial<TermSheetFacts>, Partial<ExitContext>, string]>([
    [
      'simple dividends',
      eightPercent,
      {},
      'Dividends of 8% build up for 5 years, without compounding, and are added to the preference.',
    ],
    [
      'compounded dividends',
      eightPercent,
      { dividendsCompound: true, yearsToExit: 3 },
      'Dividends of 8% build up for 3 years, compounded yearly, and are added to the preference.',
    ],
    [
      'dividends without a rate',
      { dividendCumulative: true },
      {},
      'Cumulative dividends are left out, because their rate is not stated; they lower what founders receive.',
    ],
    [
      'earlier series',
      {},
      { hasEarlierSeries: true },
      'Preferences of earlier share classes are not in the document and are left out.',
    ],
  ])('are explained after what is always assumed: %s', (_what, stated, context, sentence) => {
    expect(stackOf(stated, context)).toMatchObject({ assumptions: [...always, sentence] });
  });
});
