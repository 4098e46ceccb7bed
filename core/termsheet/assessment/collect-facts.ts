import type { ExaminedClause } from '../clauses/clause.ts';
import { noFacts, type TermSheetFacts } from '../facts.ts';

/** Puts the facts of all clauses together; a clause that says nothing about a fact leaves it as it is. */
export function collectFacts(examined: readonly ExaminedClause[]): TermSheetFacts {
  const stated = examined.flatMap(({ reading }) =>
    Object.entries(reading.facts).filter(([, value]) => value !== null && value !== undefined),
  );
  return { ...noFacts, ...Object.fromEntries(stated) };
}
