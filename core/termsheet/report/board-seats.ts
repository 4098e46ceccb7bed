import type { BoardFacts, TermSheetFacts } from '../facts.ts';

/** Who sits on the board, seat by seat. */
export interface BoardSeats {
  readonly founders: number;
  readonly investors: number;
  readonly independent: number;
  /** Seats of others, or of nobody yet. */
  readonly others: number;
  /** "5 seats: 1 founder, 3 investors, 1 other". */
  readonly text: string;
}

/** More seats than this are no picture. */
const mostSeats = 15;

/** The seats of a board; null where nothing is said of it, or where what is said does not add up. */
export function boardSeats(board: TermSheetFacts['board'] | undefined): BoardSeats | null {
  if (!board) return null;
  const founders = seats(board.founders);
  const investors = seats(board.investors);
  const independent = seats(board.independent);
  const named = founders + investors + independent;
  const total = typeof board.total === 'number' ? board.total : named;
  if (named === 0 || total < named || total > mostSeats) return null;
  const others = total - named;
  const parts = [
    counted(founders, 'founder', 'founders'),
    counted(investors, 'investor', 'investors'),
    counted(independent, 'independent', 'independents'),
    counted(others, 'other', 'others'),
  ].filter(Boolean);
  const text = `${counted(total, 'seat', 'seats')}: ${parts.join(', ')}`;
  return { founders, investors, independent, others, text };
}

function seats(value: BoardFacts[keyof BoardFacts]): number {
  return typeof value === 'number' && value > 0 && Number.isInteger(value) ? value : 0;
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
