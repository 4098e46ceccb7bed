import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { exitAt, exitModelOf } from './exit-model.ts';
import { exitPrices } from './exit-prices.ts';
import { exitScenariosFromFacts } from './exit-scenarios.ts';
import { usualExitTerms } from './usual-exit-terms.ts';

const harsh: TermSheetFacts = {
  ...noFacts,
  preMoney: 18e6,
  amount: 6e6,
  liquidationMultiple: 3,
  participation: 'full',
  dividendPercent: 12,
  dividendCumulative: true,
  optionPoolPercent: 20,
  optionPoolBasis: 'pre-money',
};
const documentType = 'priced-equity' as const;

function answerFor(facts: TermSheetFacts, dividendsCompound: boolean) {
  const { scenarios } = exitScenariosFromFacts(facts, { documentType, dividendsCompound });
  return { documentType, facts, exitScenarios: scenarios };
}

describe('the stack behind an answer', () => {
  it('gives the answer’s own figures, whether dividends compound or not', () => {
    for (const compounds of [false, true]) {
      const answer = answerFor(harsh, compounds);
      const model = exitModelOf(answer);
      for (const stated of answer.exitScenarios ?? []) {
        expect(model && exitAt(model, stated.exitValue)).toEqual(stated);
      }
      expect(model?.context.dividendsCompound ?? false).toBe(compounds);
    }
  });

  it('is none where its figures would not be those of the answer', () => {
    const answer = answerFor(harsh, true);
    expect(exitModelOf({ ...answer, facts: { ...harsh, amount: 5e6 } })).toBeNull();
    expect(exitModelOf({ ...answer, facts: {} })).toBeNull();
    expect(exitModelOf({ ...answer, exitScenarios: null })).toBeNull();
    expect(exitModelOf({ ...answer, documentType: 'safe' })).toBeNull();
  });
});

describe('the answer behind a stack', () => {
  const answer = answerFor(harsh, false);
  const stated = answer.exitScenarios ?? [];

  it('gives the valuation and the highest price of the answer', () => {
    expect(exitModelOf(answer)).toEqual({
      valuation: 24e6,
      highestExit: 240e6,
      facts: harsh,
      context: { documentType },
    });
  });

  it.each(['founderProceeds', 'commonProceeds', 'investorProceeds'] as const)(
    'must agree to the cent in its %s, at every price',
    (figure) => {
      stated.forEach((scenario, index) => {
        const off = stated.with(index, { ...scenario, [figure]: scenario[figure] + 0.01 });
        expect(exitModelOf({ ...answer, exitScenarios: off })).toBeNull();
      });
    },
  );

  it('must have a price', () => {
    expect(exitModelOf({ ...answer, exitScenarios: [] })).toBeNull();
  });

  it.each(['amount', 'preMoney', 'postMoney', 'investorStakePercent', 'liquidationMultiple'] as const)(
    'must carry the fact %s, if only to say that the document does not',
    (fact) => {
      const { [fact]: _left, ...older } = harsh;
      expect(exitModelOf({ ...answer, facts: older })).toBeNull();
    },
  );
});

describe('other terms at one price', () => {
  const silent: TermSheetFacts = { ...noFacts, preMoney: 15e6, amount: 5e6 };
  const { scenarios } = exitScenariosFromFacts(silent, { documentType, hasNoPreference: true });
  const model = exitModelOf({ documentType, facts: silent, exitScenarios: scenarios });
  const at10m = (changes: Partial<TermSheetFacts>) => model && exitAt(model, 10e6, changes);

  it.each<[string, Partial<TermSheetFacts>, number, number]>([
    ['as they are, without a preference', {}, 7.5e6, 2.5e6],
    ['with a preference of once', { liquidationMultiple: 1, participation: 'none' }, 5e6, 5e6],
    ['with full participation on top', { liquidationMultiple: 1, participation: 'full' }, 3.75e6, 6.25e6],
  ])('share out ten million %s', (_what, changes, founderProceeds, investorProceeds) => {
    expect(at10m(changes)).toEqual({
      exitValue: 10e6,
      founderProceeds,
      commonProceeds: founderProceeds,
      investorProceeds,
    });
  });

  it('keep to no preference where only the pool is put differently', () => {
    expect(at10m({ optionPoolPercent: 20, optionPoolBasis: 'pre-money' })).toEqual({
      exitValue: 10e6,
      founderProceeds: 5.5e6,
      commonProceeds: 7.5e6,
      investorProceeds: 2.5e6,
    });
  });

  it('have no figures where the preference is left open', () => {
    expect(at10m({ liquidationMultiple: 'unresolved' })).toBeNull();
  });
});

describe('usual terms', () => {
  it('are offered for what is harsher, and for nothing else', () => {
    expect(usualExitTerms(harsh).map(({ id }) => id)).toEqual([
      'preference',
      'participation',
      'dividends',
      'pool',
    ]);
    expect(usualExitTerms({ ...noFacts, liquidationMultiple: 1, participation: 'none' })).toEqual([]);
    expect(usualExitTerms({ ...noFacts, optionPoolPercent: 10, optionPoolBasis: 'pre-money' })).toEqual([]);
  });

  it('never cost the founders anything, at any price', () => {
    const model = exitModelOf(answerFor(harsh, true));
    const terms = [...usualExitTerms(harsh)];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.subarray(terms), (millions, chosen) => {
        const changes = Object.assign({}, ...chosen.map((term) => term.changes));
        const price = millions * 1e6;
        const [before, after] = [model && exitAt(model, price), model && exitAt(model, price, changes)];
        // A cent may be rounded the other way.
        expect((after?.founderProceeds ?? -1) - (before?.founderProceeds ?? 0)).toBeGreaterThan(-0.011);
      }),
    );
  });

  it('leave the founders their plain share once all are usual and everybody converts', () => {
    const model = exitModelOf(answerFor({ ...harsh, optionPoolPercent: null }, true));
    const changes = Object.assign({}, ...usualExitTerms(harsh).map((term) => term.changes), {
      optionPoolPercent: null,
    });
    expect(model && exitAt(model, 240e6, changes)?.founderProceeds).toBe(180e6);
  });
});

describe('the prices of a slider', () => {
  it('rise, and hold the valuation and every stated price exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 2_000_000_000 }), (valuation) => {
        const stated = [0.5, 1, 2, 5, 10].map((multiple) => multiple * valuation);
        const prices = exitPrices(valuation, stated);
        expect([...prices].sort((one, other) => one - other)).toEqual(prices);
        expect(prices).toEqual(expect.arrayContaining([valuation, ...stated]));
        expect(prices.at(-1)).toBe(10 * valuation);
      }),
    );
  });
});
