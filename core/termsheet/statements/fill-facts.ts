import { type BoardFacts, type TermSheetFacts, unresolved } from '../facts.ts';
import type { LearnedStatement } from './read-statements.ts';
import type { LearnedFact } from './stated-facts.ts';

const boardPrefix = 'board.';

/** A fact by its name, seats of the board included. */
export function factOf(facts: TermSheetFacts, fact: LearnedFact): unknown {
  return fact.startsWith(boardPrefix)
    ? facts.board[fact.slice(boardPrefix.length) as keyof BoardFacts]
    : facts[fact as keyof TermSheetFacts];
}

/** Facts with statements put in; a sum of money brings its currency where none is known. */
export function fillFacts(facts: TermSheetFacts, statements: readonly LearnedStatement[]): TermSheetFacts {
  const own = statements.filter(({ fact }) => !fact.startsWith(boardPrefix));
  const seats = statements.filter(({ fact }) => fact.startsWith(boardPrefix));
  const currency = facts.currency ?? own.find((statement) => statement.currency)?.currency ?? null;
  return {
    ...facts,
    ...Object.fromEntries(own.map(({ fact, value }) => [fact, value])),
    currency,
    board: withoutIndependents({
      ...facts.board,
      ...Object.fromEntries(seats.map(({ fact, value }) => [fact.slice(boardPrefix.length), value])),
    }),
  };
}

/** Where founders and investors fill the board, nobody else sits on it. */
function withoutIndependents(board: BoardFacts): BoardFacts {
  const { total, founders, investors, independent } = board;
  const isFull =
    typeof total === 'number' &&
    typeof founders === 'number' &&
    typeof investors === 'number' &&
    founders + investors === total;
  return isFull && independent === null ? { ...board, independent: 0 } : board;
}

/** Whether the seats of all sides would be more than the board has. */
export function hasTooManySeats(facts: TermSheetFacts, statements: readonly LearnedStatement[]): boolean {
  const { total, founders, investors, independent } = fillFacts(facts, statements).board;
  if (total === null || total === unresolved) return false;
  const seats = [founders, investors, independent].map((count) => (typeof count === 'number' ? count : 0));
  return seats.reduce((sum, count) => sum + count, 0) > total;
}
