import { factNames, factValue, type TermSheetFacts } from '../facts.ts';

/** A form of which the wordings read so many facts leaves little unsaid, and they are at home in it. */
const manyFacts = 22;

/** Whether an offer is a form that the wordings are at home in, so that the learned reader has to be surer there. */
export function isForm(facts: Partial<TermSheetFacts>): boolean {
  return knownFacts(facts) >= manyFacts;
}

/** How many facts are known, or known to be left open. */
export function knownFacts(facts: Partial<TermSheetFacts>): number {
  return factNames.filter((fact) => factValue(facts, fact) !== null).length;
}
