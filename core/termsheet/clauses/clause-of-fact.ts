import { factTable } from '../fact-table.ts';
import type { FactName } from '../facts.ts';
import type { ClauseId } from './taxonomy.ts';

type Table = typeof factTable;

/** The facts that a clause states: all but the currency. */
export type ClauseFact = {
  [Name in FactName]: Table[Name] extends { readonly clause: ClauseId } ? Name : never;
}[FactName];

/** The clause that a fact belongs to; board seats stand as `board.total` and so on. */
export const clauseOfFact = Object.fromEntries(
  Object.entries(factTable).flatMap(([fact, row]) => ('clause' in row ? [[fact, row.clause]] : [])),
) as { readonly [Name in ClauseFact]: Table[Name]['clause'] };
