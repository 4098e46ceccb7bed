import { type BoardFacts, type TermSheetFacts, unresolved, withFacts } from '../facts.ts';
import type { LearnedStatement } from './read-statements.ts';

/** Facts with statements put in; a sum of money brings its currency where none is known. */
export function fillFacts(facts: TermSheetFacts, statements: readonly LearnedStatement[]): TermSheetFacts {
  const filled = withFacts(
    facts,
    statements.map(({ fact, value }) => [fact, value]),
  );
  const currency = facts.currency ?? statements.find((statement) => statement.currency)?.currency ?? null;
  return { ...filled, currency, board: withoutIndependents(filled.board) };
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
