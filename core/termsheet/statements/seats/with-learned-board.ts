import type { ExaminedClause } from '../../clauses/clause.ts';
import { taxonomy } from '../../clauses/taxonomy.ts';
import { type BoardFacts, type Fact, type TermSheetFacts, unresolved } from '../../facts.ts';
import type { Reading } from '../../reading/reading.ts';
import { isForm } from '../form.ts';
import type { LinearModel } from '../linear-model.ts';
import { type LearnedBoard, learnedBoard } from './learned-board.ts';

/**
 * From these likelihoods on a board fills what the wordings leave open, stands against them, stands against a board of
 * theirs that adds up, and needs no second look.
 */
const sure = { fills: 0.3, differs: 0.4, outweighs: 0.9, proven: 0.8 };
const nobody: BoardFacts = { total: null, founders: null, investors: null, independent: null };

/**
 * Completes or corrects the clause about the board by what is learned of seats. What then is known is marked as read
 * by likeness, unless its size is stated and the seats add up to it: arithmetic bears that out. Blanks stay blank.
 */
export function withLearnedBoard(
  examined: readonly ExaminedClause[],
  reading: Reading,
  model: LinearModel | undefined,
): readonly ExaminedClause[] {
  if (!model) return examined;
  const facts: Partial<TermSheetFacts> = Object.assign({}, ...examined.map((clause) => clause.reading.facts));
  return examined.map((clause) => {
    if (clause.clause.id !== taxonomy.board.id) return clause;
    const { board = nobody } = clause.reading.facts;
    if (Object.values(board).includes(unresolved)) return clause;
    const learned = learnedBoard(model, reading);
    const trusts = isForm(facts) || isWhole(board);
    return learned && !isEmpty(learned) ? corrected(clause, { board, trusts }, learned, reading) : clause;
  });
}

function corrected(
  clause: ExaminedClause,
  { board, trusts }: { readonly board: BoardFacts; readonly trusts: boolean },
  learned: LearnedBoard,
  reading: Reading,
): ExaminedClause {
  const seats = factsOf(learned);
  const differing = sides.filter(
    (side) => board[side] !== null && seats[side] !== null && board[side] !== seats[side],
  );
  const adds = sides.some((side) => board[side] === null && seats[side] !== null);
  const least =
    differing.length > 0 ? (trusts ? sure.outweighs : sure.differs) : trusts ? sure.proven : sure.fills;
  if ((differing.length === 0 && !adds) || learned.probability < least) return clause;
  // Seats that add up to a size are not outweighed by seats of which nobody said how many there are.
  if (differing.length > 0 && isWhole(board) && !learned.isBorneOut) return clause;
  return clause.corrected({
    facts: { board: withKnown(seats, board) },
    contradictions: [],
    evidence: learned.sentences.map((sentence) => reading.evidence(sentence)),
    isBorneOut: learned.isBorneOut && learned.probability >= sure.proven,
  });
}

/** A board on which neither founders nor investors sit is none: what was heard counts something else. */
function isEmpty({ founders, investors, independent, total }: LearnedBoard): boolean {
  return founders + investors === 0 && independent > 0 && independent === total;
}

const sides = ['total', 'founders', 'investors', 'independent'] as const;

/** Whether every side is known, and they add up to the size. */
function isWhole({ total, founders, investors, independent }: BoardFacts): boolean {
  const known = [founders, investors, independent].filter((count) => typeof count === 'number');
  return known.length > 1 && known.reduce((sum, count) => sum + count, 0) === total;
}

/** On a board whose seats add up to its size, a side that has none has none; otherwise nobody knows. */
function factsOf({ founders, investors, independent, total }: LearnedBoard): BoardFacts {
  const addsUp = total === founders + investors + independent;
  const seats = (count: number): Fact<number> => (count > 0 || addsUp ? count : null);
  return { total, founders: seats(founders), investors: seats(investors), independent: seats(independent) };
}

function withKnown(seats: BoardFacts, known: BoardFacts): BoardFacts {
  return {
    total: seats.total ?? known.total,
    founders: seats.founders ?? known.founders,
    investors: seats.investors ?? known.investors,
    independent: seats.independent ?? known.independent,
  };
}
