import type { TermSheetFacts } from '../facts.ts';

/** Whether the size of the board is stated and the investors' seats are not, so that they may be the majority of it. */
export function isBoardOpen({ board }: Pick<TermSheetFacts, 'board'>): boolean {
  const { total, founders, investors } = board;
  if (typeof total !== 'number' || typeof investors === 'number') return false;
  return typeof founders !== 'number' || founders * 2 <= total;
}
