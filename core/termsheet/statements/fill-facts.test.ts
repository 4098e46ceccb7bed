import { expect, it } from 'vitest';
import { factValue, noFacts } from '../facts.ts';
import { fillFacts, hasTooManySeats } from './fill-facts.ts';
import type { LearnedStatement } from './read-statements.ts';

const span = { start: 0, end: 10 };
const sentence = { ...span, text: 'A sentence', section: null, line: 0, isLabel: false };
const says = (fact: LearnedStatement['fact'], value: number, currency?: string): LearnedStatement => ({
  fact,
  value,
  probability: 0.9,
  sentence,
  span,
  about: 0.9,
  readBy: new Set(),
  ...(currency === undefined ? {} : { currency }),
});

it('puts facts and seats in, and the currency that a sum brings', () => {
  const facts = fillFacts(noFacts, [says('amount', 1e6, 'GBP'), says('board.founders', 2)]);
  expect(facts).toEqual({
    ...noFacts,
    amount: 1e6,
    currency: 'GBP',
    board: { ...noFacts.board, founders: 2 },
  });
  expect(factValue(facts, 'amount')).toBe(1e6);
  expect(factValue(facts, 'board.founders')).toBe(2);
});

it('keeps the currency that is known', () => {
  const known = { ...noFacts, currency: 'EUR' };
  expect(fillFacts(known, [says('amount', 1e6, 'GBP')]).currency).toBe('EUR');
});

it('notices more seats than the board has', () => {
  const facts = { ...noFacts, board: { ...noFacts.board, total: 3, founders: 2 } };
  expect(hasTooManySeats(facts, [says('board.investors', 2)])).toBe(true);
  expect(hasTooManySeats(facts, [says('board.investors', 1)])).toBe(false);
  expect(hasTooManySeats(noFacts, [says('board.investors', 9)])).toBe(false);
});

it('counts seats that are left open as none', () => {
  const facts = { ...noFacts, board: { ...noFacts.board, total: 3, founders: 'unresolved' as const } };
  expect(hasTooManySeats(facts, [says('board.investors', 4)])).toBe(true);
  expect(hasTooManySeats(facts, [says('board.investors', 3)])).toBe(false);
});

it.each([
  [1, 0],
  [2, null],
])('leaves no seat to an independent where %i and the rest fill the board', (investors, independent) => {
  const facts = { ...noFacts, board: { ...noFacts.board, total: 3, founders: 2 } };
  expect(fillFacts(facts, [says('board.investors', investors)]).board.independent).toBe(independent);
});
