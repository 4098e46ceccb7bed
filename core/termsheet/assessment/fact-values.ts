import { type Fact, type TermSheetFacts, unresolved } from '../facts.ts';

/** The currency code of the document, or null where it is unknown. */
export function currencyOf(facts: TermSheetFacts): string | null {
  return facts.currency === unresolved ? null : facts.currency;
}

/** A fact as a number, or null where it is not stated or not settled. */
export function numberFact(fact: Fact<number>): number | null {
  return typeof fact === 'number' ? fact : null;
}
