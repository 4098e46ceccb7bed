import { type FactName, factDescriptions, factText, factValue } from '../fact-descriptions.ts';
import type { TermSheetFacts } from '../facts.ts';

/** A term in a table: its name, and what the document says of it. */
export interface StatedTerm {
  readonly name: string;
  readonly text: string;
}

const everyFact = factDescriptions.map(({ fact }) => fact);

/**
 * The terms that a document states or leaves open, in words; what it does not mention is left out.
 * @param facts of an analysis; an older or partial answer may lack some.
 * @param wanted facts in the order in which they are listed; all, in the order of a term sheet, unless given.
 */
export function statedTerms(
  facts: Partial<TermSheetFacts>,
  wanted: readonly FactName[] = everyFact,
): readonly StatedTerm[] {
  return wanted.flatMap((fact) => {
    const description = factDescriptions.find((one) => one.fact === fact);
    if (!description || factValue(facts, fact) === null) return [];
    return [{ name: description.name, text: factText(description, facts) }];
  });
}
