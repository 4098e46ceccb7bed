import { factValue, type TermSheetFacts, unresolved } from '../facts.ts';
import { prices } from '../kinds/states-deal.ts';

/** Whether an offer leaves the sum or the price blank, or to be chosen: nobody can call it fair before it is filled in. */
export function isPriceOpen(facts: TermSheetFacts): boolean {
  const stated = prices.map((name) => factValue(facts, name));
  const isKnown = stated.some((value) => typeof value === 'number');
  return facts.amount === unresolved || (!isKnown && stated.includes(unresolved));
}
