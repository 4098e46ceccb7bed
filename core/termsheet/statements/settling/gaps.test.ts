import { describe, expect, it } from 'vitest';
import { noFacts } from '../../facts.ts';
import { logOdds } from '../log-odds.ts';
import type { LearnedStatement } from '../read-statements.ts';
import { gaps, type StatusOf, settledGaps } from './gaps.ts';

const span = { start: 0, end: 10 };
const sentence = { ...span, text: 'A sentence', section: null, line: 0, isLabel: false };
const says = (
  value: number,
  probability: number,
  readBy: readonly string[] = [],
  fact: LearnedStatement['fact'] = 'lockUpMonths',
): LearnedStatement => ({
  fact,
  value,
  probability,
  sentence,
  span,
  about: 0.8,
  readBy: new Set(readBy),
});
const absent: StatusOf = () => 'absent';
const figuresOf = (heard: readonly LearnedStatement[], statusOf = absent) =>
  gaps(heard, noFacts, statusOf).map(({ figures }) => figures);

describe('what tells whether a statement fills a gap rightly', () => {
  it('is how likely it is and its clause, and another value beside it', () => {
    expect(figuresOf([says(12, 0.9)])).toEqual([[logOdds(0.9), logOdds(0.8), 0, 0, 0, 0, 0, 0]]);
    const [[, , rival = 0] = []] = figuresOf([says(12, 0.9), says(36, 0.5), says(12, 0.7)]);
    expect(rival).toBeCloseTo(logOdds(0.5) - logOdds(0.05));
  });

  it.each([
    ['its clause has read the sentence', ['F07'], 'absent', [1, 0, 0, 0, 0]],
    ['another clause has', ['F01'], 'absent', [0, 1, 0, 0, 0]],
    ['both have', ['F01', 'F07'], 'absent', [1, 1, 0, 0, 0]],
    ['the clause denies its term', [], 'present-and-none', [0, 0, 1, 0, 0]],
    ['such a document need not have it', [], 'beyond', [0, 0, 0, 1, 1]],
  ] as const)('is whether %s', (_, readBy, status, expected) => {
    expect(figuresOf([says(12, 0.9, readBy)], () => status)[0]?.slice(3)).toEqual(expected);
  });

  it('is not whether it binds founders, for what binds others', () => {
    const pool = says(10, 0.9, [], 'optionPoolPercent');
    expect(figuresOf([pool], () => 'beyond')[0]?.slice(6)).toEqual([1, 0]);
  });
});

describe('a fact', () => {
  const heard = [says(12, 0.9)];
  const weights = { offset: 0, weights: [1], facts: { lockUpMonths: -1 } };

  it('is filled where the weighed figures make it likely, what is added for the fact included', () => {
    expect(settledGaps({ ...weights, facts: {} }, heard, noFacts, absent)).toEqual(heard);
    expect(settledGaps({ ...weights, facts: { lockUpMonths: -1.2 } }, heard, noFacts, absent)).toEqual([]);
    expect(settledGaps(weights, heard, noFacts, absent)).toEqual(heard);
  });

  it('is not filled with the mere presence of a right in a document unlike those that were learned from', () => {
    const right = { ...says(1, 0.99, [], 'proRata'), value: true };
    const open = { offset: 9, weights: [], facts: {} };
    expect(settledGaps(open, [right], noFacts, absent, true)).toEqual([right]);
    expect(settledGaps(open, [right], noFacts, absent, false)).toEqual([]);
    expect(settledGaps(open, heard, noFacts, absent, false)).toEqual(heard);
  });

  it('is not filled with what is hardly heard, or what the other figures of the round leave no room for', () => {
    const likely = { offset: 9, weights: [], facts: {} };
    const filled = (statement: LearnedStatement, facts = noFacts) =>
      settledGaps(likely, [statement], facts, absent).length;
    expect([filled(says(12, 0.3)), filled(says(12, 0.29))]).toEqual([1, 0]);
    const after = says(8e6, 0.9, [], 'postMoney');
    expect([
      filled(after, { ...noFacts, preMoney: 6e6 }),
      filled(after, { ...noFacts, preMoney: 8e6 }),
    ]).toEqual([1, 0]);
  });

  it('is filled by what is said of it, whatever is said of others', () => {
    const pool = says(10, 0.9, [], 'optionPoolPercent');
    const statements = gaps([says(12, 0.5), pool], noFacts, absent).map(({ statement }) => statement);
    expect(statements).toEqual([says(12, 0.5), pool]);
  });

  it.each(['unresolved', 'contradictory'] as const)('is no gap in a clause that is %s', (status) => {
    expect(gaps(heard, noFacts, () => status)).toEqual([]);
  });

  it('is no gap where it is known, where no offer would state the value, or where it is seats', () => {
    expect(gaps(heard, { ...noFacts, lockUpMonths: 6 }, absent)).toEqual([]);
    expect(gaps([says(600, 0.9)], noFacts, absent)).toEqual([]);
    expect(gaps([says(2, 0.9, [], 'board.investors')], noFacts, absent)).toEqual([]);
  });
});
