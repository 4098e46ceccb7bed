import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fact, type FactName, factValue, type TermSheetFacts } from '../facts.ts';
import { compareFacts } from './compare-facts.ts';

type Facts = Partial<TermSheetFacts>;

const compared = (first: Facts, second: Facts, fact: FactName) =>
  compareFacts(first, second).find((one) => one.fact === fact);
const better = (first: Facts, second: Facts, fact: FactName) => compared(first, second, fact)?.better;

describe('better for the founder', () => {
  it.each([
    ['liquidationMultiple', { liquidationMultiple: 1 }, { liquidationMultiple: 2 }],
    ['participation', { participation: 'none' }, { participation: 'capped' }],
    ['participation', { participation: 'capped' }, { participation: 'full' }],
    ['antiDilution', { antiDilution: 'broad-based' }, { antiDilution: 'narrow-based' }],
    ['antiDilution', { antiDilution: 'weighted-average' }, { antiDilution: 'full-ratchet' }],
    [
      'badLeaverIncludesResignation',
      { badLeaverIncludesResignation: false },
      { badLeaverIncludesResignation: true },
    ],
    ['redemptionAfterYears', { redemptionAfterYears: 7 }, { redemptionAfterYears: 3 }],
    ['acceleration', { acceleration: 'double' }, { acceleration: 'none' }],
    ['preMoney', { currency: 'GBP', preMoney: 5e6 }, { currency: 'GBP', preMoney: 4e6 }],
    [
      'optionPoolPercent',
      { optionPoolBasis: 'pre-money', optionPoolPercent: 8 },
      { optionPoolBasis: 'pre-money', optionPoolPercent: 15 },
    ],
  ] as const satisfies readonly (readonly [FactName, Facts, Facts])[])(
    '%s: %j before %j',
    (fact, good, bad) => {
      expect([better(good, bad, fact), better(bad, good, fact)]).toEqual(['first', 'second']);
    },
  );

  it.each([
    [
      'one side does not say',
      'liquidationMultiple',
      { liquidationMultiple: 1 },
      { liquidationMultiple: null },
    ],
    [
      'one side leaves it open',
      'liquidationMultiple',
      { liquidationMultiple: 1 },
      { liquidationMultiple: 'unresolved' },
    ],
    ['both leave it open', 'preMoney', { preMoney: 'unresolved' }, { preMoney: 'unresolved' }],
    [
      'the currencies differ',
      'preMoney',
      { currency: 'GBP', preMoney: 5e6 },
      { currency: 'USD', preMoney: 5e6 },
    ],
    ['no currency is stated', 'preMoney', { preMoney: 5e6 }, { preMoney: 4e6 }],
    [
      'a stake buys another amount',
      'investorStakePercent',
      { currency: 'GBP', amount: 1e6, investorStakePercent: 20 },
      { currency: 'GBP', amount: 2e6, investorStakePercent: 25 },
    ],
    [
      'a weighted average may be either',
      'antiDilution',
      { antiDilution: 'weighted-average' },
      { antiDilution: 'broad-based' },
    ],
    ['it depends on the rest', 'dragAlong', { dragAlong: true }, { dragAlong: false }],
    [
      'boards are of other sizes',
      'board.founders',
      { board: { total: 3, founders: 1, investors: 1, independent: 1 } },
      { board: { total: 5, founders: 2, investors: 2, independent: 1 } },
    ],
  ] as const satisfies readonly (readonly [string, FactName, Facts, Facts])[])(
    'unclear where %s',
    (_, fact, one, other) => {
      expect([better(one, other, fact), better(other, one, fact)]).toEqual(['unclear', 'unclear']);
    },
  );
});

it('leaves out what neither mentions, and says the rest in words', () => {
  expect(compareFacts({}, {})).toEqual([]);
  expect(
    compared({ currency: 'GBP', pricePerShare: 0.8417 }, { currency: 'GBP' }, 'pricePerShare'),
  ).toMatchObject({
    firstText: '£0.8417',
    secondText: 'not stated',
  });
});

const someFacts: fc.Arbitrary<Facts> = fc.record({
  currency: fc.constantFrom('GBP', 'USD', null),
  preMoney: fc.constantFrom<Fact<number>>(null, 'unresolved', 1e6, 2e6),
  amount: fc.constantFrom(null, 1e6, 2e6),
  investorStakePercent: fc.constantFrom(null, 20, 30),
  antiDilution: fc.constantFrom(null, 'none', 'broad-based', 'weighted-average', 'full-ratchet'),
  payToPlay: fc.constantFrom(null, true, false),
  vestingMonths: fc.constantFrom<Fact<number>>(null, 'unresolved', 0, 48),
});

it('says the mirrored when the sides are exchanged, and nothing of what one does not state', () => {
  const mirrored = { first: 'second', second: 'first', same: 'same', unclear: 'unclear' } as const;
  fc.assert(
    fc.property(someFacts, someFacts, (first, second) => {
      const there = compareFacts(first, second);
      const back = compareFacts(second, first);
      expect(back.map(({ better }) => better)).toEqual(there.map(({ better }) => mirrored[better]));
      for (const { fact, better } of there) {
        const values = [factValue(first, fact), factValue(second, fact)];
        if (values.includes(null) || values.includes('unresolved')) expect(better).toBe('unclear');
      }
    }),
  );
});
