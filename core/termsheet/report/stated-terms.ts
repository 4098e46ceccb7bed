import { factsInOrder, factText } from '../fact-descriptions.ts';
import { type FactName, factValue, rowOf, type TermSheetFacts } from '../facts.ts';

/** A term in a table: its name, and what the document says of it. */
export interface StatedTerm {
  readonly name: string;
  readonly text: string;
}

/**
 * The terms that a document states or leaves open, in words; what it does not mention is left out.
 * @param facts of an analysis; an older or partial answer may lack some.
 * @param wanted facts in the order in which they are listed; all, in the order of a term sheet, unless given.
 */
export function statedTerms(
  facts: Partial<TermSheetFacts>,
  wanted: readonly FactName[] = factsInOrder,
): readonly StatedTerm[] {
  return wanted
    .filter((fact) => factValue(facts, fact) !== null)
    .map((fact) => ({ name: rowOf(fact).label, text: factText(fact, facts) }));
}
