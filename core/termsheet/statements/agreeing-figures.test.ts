import { expect, it } from 'vitest';
import { noFacts } from '../assessment/collect-facts.ts';
import { agreeingFigures } from './agreeing-figures.ts';
import type { LearnedStatement } from './read-statements.ts';

const says = (fact: LearnedStatement['fact'], value: number): LearnedStatement => ({
  fact,
  value,
  probability: 0.4,
  sentence: { start: 0, end: 10, text: 'A sentence', section: null, line: 0, isLabel: false },
  span: { start: 0, end: 10 },
});
const round = [says('amount', 3e6), says('preMoney', 9e6), says('investorStakePercent', 25)];
const named = (statements: readonly LearnedStatement[]) => statements.map(({ fact, value }) => [fact, value]);

it('believes figures that bear each other out', () => {
  expect(named(agreeingFigures(round, noFacts))).toEqual([
    ['amount', 3e6],
    ['preMoney', 9e6],
    ['investorStakePercent', 25],
  ]);
});

it('believes none that stand alone or do not fit', () => {
  expect(agreeingFigures([says('amount', 3e6), says('preMoney', 9e6)], noFacts)).toEqual([]);
  expect(agreeingFigures([...round.slice(0, 2), says('investorStakePercent', 20)], noFacts)).toEqual([]);
});

it('does not choose between two rounds that fit', () => {
  const other = [says('amount', 1e6), says('preMoney', 3e6)];
  expect(agreeingFigures([...round, ...other], noFacts)).toEqual([]);
});

it('holds what was read for certain', () => {
  expect(named(agreeingFigures(round, { ...noFacts, amount: 3e6 }))).toContainEqual(['preMoney', 9e6]);
  expect(agreeingFigures(round, { ...noFacts, amount: 2e6 })).toEqual([]);
});
