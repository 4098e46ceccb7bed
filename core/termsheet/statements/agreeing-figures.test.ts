import { expect, it } from 'vitest';
import { noFacts } from '../facts.ts';
import { agreeingFigures } from './agreeing-figures.ts';
import type { LearnedStatement } from './read-statements.ts';

const says = (fact: LearnedStatement['fact'], value: number, probability = 0.4): LearnedStatement => ({
  fact,
  value,
  probability,
  sentence: { start: 0, end: 10, text: 'A sentence', section: null, line: 0, isLabel: false },
  span: { start: 0, end: 10 },
  about: 0.9,
  readBy: new Set(),
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

it('does not fill what the wordings leave open, nor contradict what they have read', () => {
  expect(agreeingFigures(round, { ...noFacts, amount: 'unresolved' })).toEqual([]);
  expect(agreeingFigures(round, { ...noFacts, postMoney: 20e6 })).toEqual([]);
  expect(agreeingFigures(round, { ...noFacts, postMoney: 12e6 })).toHaveLength(3);
});

it('believes the figure that fits, not a likelier one of another sum or another fact', () => {
  const others = [says('amount', 2e6, 0.9), says('safeCap', 3e6, 0.9)];
  expect(named(agreeingFigures([...others, ...round], noFacts))).toEqual(named(round));
});

it.each([
  [25.1, 3],
  [25.3, 0],
])('bears with the rounding of a stake of a quarter: %d per cent', (stake, believed) => {
  const rounded = [...round.slice(0, 2), says('investorStakePercent', stake)];
  expect(agreeingFigures(rounded, noFacts)).toHaveLength(believed);
});

it.each([
  ['nothing', 3e6, 100],
  ['less than nothing', 2e6, 150],
])('believes no round before which the company is worth %s', (_, postMoney, stake) => {
  const figures = [says('amount', 3e6), says('postMoney', postMoney), says('investorStakePercent', stake)];
  expect(agreeingFigures(figures, noFacts)).toEqual([]);
});

it('takes more than six different sums for a table of them', () => {
  const sums = (count: number) => Array.from({ length: count }, (_, at) => says('amount', 50e6 + at * 7e6));
  expect(agreeingFigures([...sums(5), ...round], noFacts)).toHaveLength(3);
  expect(agreeingFigures([...sums(6), ...round], noFacts)).toEqual([]);
});
