import { expect, it } from 'vitest';
import { noFacts, type TermSheetFacts, unresolved } from '../facts.ts';
import { agreeingSeats } from './agreeing-seats.ts';
import type { LearnedStatement } from './read-statements.ts';

const span = { start: 0, end: 10 };
const sentence = { ...span, text: 'A sentence', section: null, line: 0, isLabel: false };
const says = (fact: LearnedStatement['fact'], value: number, probability = 0.4): LearnedStatement => ({
  fact,
  value,
  probability,
  sentence,
  span,
  about: 0.9,
  readBy: new Set(),
});
const named = (statements: readonly LearnedStatement[]) =>
  Object.fromEntries(agreeingSeats(statements, noFacts).map(({ fact, value }) => [fact, value]));

it('believes seats that add up to the board', () => {
  const seats = [says('board.total', 3), says('board.founders', 1), says('board.investors', 2)];
  expect(named(seats)).toEqual({ 'board.total': 3, 'board.founders': 1, 'board.investors': 2 });
});

it('believes none where they do not add up, or do so in two ways', () => {
  expect(named([says('board.total', 5), says('board.founders', 1), says('board.investors', 2)])).toEqual({});
  const either = [says('board.founders', 2), says('board.founders', 1), says('board.investors', 2)];
  expect(named([says('board.total', 3), says('board.total', 4), ...either])).toEqual({});
});

it('does not take one side for the whole board', () => {
  expect(named([says('board.total', 2), says('board.founders', 2)])).toEqual({});
});

it('counts what the wordings have read, and does not state it again', () => {
  const facts = { ...noFacts, board: { ...noFacts.board, total: 3, founders: 2 } };
  const seats = agreeingSeats([says('board.investors', 1)], facts);
  expect(seats.map(({ fact, value }) => [fact, value])).toEqual([['board.investors', 1]]);
});

it('tries few of many numbers, however many a table holds', () => {
  const table = Array.from({ length: 40 }, (_, count) => says('board.founders', count));
  const others = [says('board.investors', 30), says('board.total', 60)];
  expect(named([...table, ...others])).toEqual({});
});

it('returns no statement where none is believed', () => {
  expect(agreeingSeats([], noFacts)).toEqual([]);
  expect(agreeingSeats([says('board.total', 5), says('board.founders', 1)], noFacts)).toEqual([]);
});

it('leaves alone a side that the wordings left open', () => {
  const open: TermSheetFacts = { ...noFacts, board: { ...noFacts.board, founders: unresolved } };
  const seats = [says('board.founders', 1), says('board.investors', 2)];
  expect(agreeingSeats([says('board.total', 3), ...seats], open)).toEqual([]);
  expect(agreeingSeats([says('board.total', 2), ...seats], open)).toEqual([]);
});

it('names the size of the board by what states it, however likely anything else is', () => {
  const total = says('board.total', 3);
  const seats = [says('board.founders', 1), says('board.investors', 2)];
  const others = [says('board.total', 7, 0.9), says('vestingMonths', 3, 0.95)];
  expect(agreeingSeats([...others, total, ...seats], noFacts)).toEqual([...seats, total]);
});

it('takes the count that fits, by the likeliest statement of it', () => {
  const founder = says('board.founders', 1);
  const total = says('board.total', 3);
  const two = says('board.investors', 2, 0.5);
  const rivals = [says('board.founders', 4, 0.9), says('board.investors', 2, 0.3)];
  expect(agreeingSeats([...rivals, founder, two, total], noFacts)).toEqual([founder, two, total]);
});

it.each([
  [0.25, 3],
  [0.24, 0],
])('counts a guess of %d in %i statements', (probability, expected) => {
  const seats = [says('board.total', 3), says('board.founders', 1), says('board.investors', 2, probability)];
  expect(agreeingSeats(seats, noFacts)).toHaveLength(expected);
});
