import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import type { CapTable } from './cap-table.ts';
import { exitScenariosFromFacts, withOptionsExercised } from './exit-scenarios.ts';

const priced = { documentType: 'priced-equity' } as const;
const plain: TermSheetFacts = {
  ...noFacts,
  preMoney: 200e6,
  amount: 50e6,
  liquidationMultiple: 1,
  participation: 'none',
};

function at(facts: TermSheetFacts, multiple: number) {
  const { scenarios } = exitScenariosFromFacts(facts, priced);
  return scenarios?.find((scenario) => scenario.exitValue === multiple * 250e6);
}

describe('exitScenariosFromFacts', () => {
  it.each<[string, Partial<TermSheetFacts>, RegExp]>([
    ['no amount', { amount: null }, /amount/],
    ['no valuation', { preMoney: null }, /valuation/],
    ['an open valuation', { preMoney: 'unresolved' }, /valuation/],
    ['figures that contradict', { postMoney: 300e6 }, /do not agree/],
    ['a stake that contradicts', { investorStakePercent: 6.67 }, /stake/],
    ['no preference stated', { liquidationMultiple: null }, /receive first/],
    ['an open preference', { liquidationMultiple: 'unresolved' }, /left open/],
    ['participation unsaid', { participation: null }, /share in what is left/],
    ['participation open', { participation: 'unresolved' }, /left open/],
    ['a cap without a figure', { participation: 'capped', participationCap: null }, /cap/],
    ['a cap below the preference', { participation: 'capped', participationCap: 0.5 }, /cap/],
    ['a pool that takes everything', { optionPoolPercent: 85 }, /leave nothing/],
    ['more money than value', { preMoney: null, postMoney: 50e6 }, /not below/],
    ['amounts beyond the cent', { preMoney: 2e13 }, /too large/],
  ])('gives no figures for %s, and says why', (_what, change, reason) => {
    const { scenarios, assumptions } = exitScenariosFromFacts({ ...plain, ...change }, priced);
    expect(scenarios).toBeNull();
    expect(assumptions[0]).toMatch(reason);
  });

  it('gives no figures for a SAFE or a note', () => {
    for (const documentType of ['safe', 'convertible-note'] as const) {
      expect(exitScenariosFromFacts(plain, { documentType }).scenarios).toBeNull();
    }
  });

  it('works out what the label promises and what the mechanics pay', () => {
    const values = exitScenariosFromFacts(plain, priced).scenarios?.map((scenario) => scenario.exitValue);
    expect(values).toEqual([125e6, 250e6, 500e6, 1250e6, 2500e6]);
    expect(at(plain, 0.5)).toMatchObject({ founderProceeds: 75e6, investorProceeds: 50e6 });
    expect(at({ ...plain, participation: 'full' }, 1)).toEqual({
      exitValue: 250e6,
      founderProceeds: 160e6,
      commonProceeds: 160e6,
      investorProceeds: 90e6,
    });
  });

  it.each<[string, Partial<TermSheetFacts>]>([
    ['post-money and stake', { preMoney: null, amount: null, postMoney: 250e6, investorStakePercent: 20 }],
    ['pre- and post-money', { amount: null, postMoney: 250e6 }],
    ['amount and stake', { preMoney: null, investorStakePercent: 20 }],
  ])('reaches the same figures from %s', (_what, change) => {
    expect(at({ ...plain, ...change }, 2)).toEqual(at(plain, 2));
  });

  it('leaves founders 55% with a pool of a quarter in the pre-money', () => {
    const facts = { ...plain, optionPoolPercent: 25, optionPoolBasis: 'pre-money' } as const;
    expect(at(facts, 10)).toMatchObject({ founderProceeds: 1375e6, commonProceeds: 2000e6 });
    expect(exitScenariosFromFacts(facts, priced).assumptions.join(' ')).toContain('73.3%');
  });

  it('says what founders receive without the pool, and only where there is one', () => {
    const pool = { optionPoolPercent: 25, optionPoolBasis: 'pre-money' } as const;
    const sentence =
      'If no option is ever exercised, founders receive 73.3% of a sale at the post-money valuation instead.';
    expect(exitScenariosFromFacts({ ...plain, ...pool }, priced).assumptions.at(-1)).toBe(sentence);
    expect(exitScenariosFromFacts(plain, priced).assumptions).toEqual([
      'Sale prices are net of debt, costs and anything held back.',
      'Founders are assumed to hold all shares issued before this round; other holders share with them.',
      'No option pool is counted, because the document states none.',
    ]);
  });

  it('spreads a pool created after the round over everybody', () => {
    const facts = { ...plain, optionPoolPercent: 10, optionPoolBasis: 'post-money' } as const;
    const scenario = at(facts, 10);
    expect(scenario?.founderProceeds).toBeCloseTo(0.72 * 2500e6, -1);
    expect(scenario?.investorProceeds).toBeCloseTo(0.18 * 2500e6, -1);
  });

  it('lets cumulative dividends build up and says for how long', () => {
    const facts = { ...plain, dividendCumulative: true, dividendPercent: 8 };
    expect(at(facts, 0.5)?.investorProceeds).toBe(70e6);
    const text = exitScenariosFromFacts(facts, priced).assumptions.join(' ');
    expect(text).toContain('8% build up for 5 years, without compounding');
    const compound = exitScenariosFromFacts(facts, { ...priced, dividendsCompound: true, yearsToExit: 5 });
    expect(compound.scenarios?.[0]?.investorProceeds).toBe(73_466_403.84);
  });

  it('names what it leaves out', () => {
    const facts = { ...plain, dividendCumulative: true, optionPoolPercent: 'unresolved' } as const;
    const text = exitScenariosFromFacts(facts, { ...priced, hasEarlierSeries: true }).assumptions.join(' ');
    expect(text).toMatch(/rate is not stated/);
    expect(text).toMatch(/pool is left open/);
    expect(text).toMatch(/earlier share classes/);
  });

  it('shares by number where the document says there is no preference', () => {
    const { scenarios } = exitScenariosFromFacts(
      { ...plain, liquidationMultiple: null, participation: null },
      { ...priced, hasNoPreference: true },
    );
    expect(scenarios?.[0]).toMatchObject({ founderProceeds: 100e6, investorProceeds: 25e6 });
  });

  it('adds up to the exit, whatever the figures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e10 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom(null, 7.5, 10, 15),
        fc.constantFrom('none' as const, 'full' as const),
        (preMoney, amount, optionPoolPercent, participation) => {
          const facts = { ...plain, preMoney, amount, optionPoolPercent, participation };
          for (const scenario of exitScenariosFromFacts(facts, priced).scenarios ?? []) {
            const { commonProceeds, exitValue, founderProceeds, investorProceeds } = scenario;
            expect(commonProceeds + investorProceeds).toBeCloseTo(exitValue, 2);
            expect(founderProceeds).toBeLessThanOrEqual(commonProceeds);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('withOptionsExercised', () => {
  const table: CapTable = { common: [{ holder: 'Founders', shares: 80 }], series: [] };

  it('takes every option of the pool as exercised', () => {
    expect(withOptionsExercised({ ...table, options: { unexercised: 20 } })).toEqual({
      ...table,
      options: { exercised: 20 },
    });
  });

  it.each([
    ['no options', table],
    ['a pool of nought', { ...table, options: { unexercised: 0 } }],
  ])('leaves no options in a table with %s', (_what, capTable) => {
    expect(withOptionsExercised(capTable)).toEqual(table);
  });
});
