import { factValue, type TermSheetFacts, withFacts } from '../facts.ts';
import type { DeniedTerm } from './denied-term.ts';

/** Facts with what the document denies, where nothing else is said about it: who states a term has it, whatever is denied beside it. */
export function withDenied(facts: TermSheetFacts, denied: readonly DeniedTerm[]): TermSheetFacts {
  const open = denied.filter(({ fact }) => factValue(facts, fact) === null);
  return withFacts(
    facts,
    open.map(({ fact, value }) => [fact, value]),
  );
}
