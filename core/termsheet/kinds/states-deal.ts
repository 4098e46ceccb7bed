import type { TermSheetFacts } from '../facts.ts';
import { knownFacts } from '../statements/form.ts';

/** Sum and price are told by texts that speak of a deal, too. */
const fewestFacts = 3;

/** What the sum is put in at. */
const prices = ['preMoney', 'postMoney', 'investorStakePercent', 'pricePerShare', 'safeCap'] as const;

/**
 * Whether a document says how much is put in, at what price, and on what further terms. Of twelve texts of all hands
 * that are no offers, are worded like one and are unlikely rather than surely none, one does; of twelve offers that
 * others have published and that are unlikely, all but the forms of instruments do (README.md).
 */
export function statesDeal(facts: TermSheetFacts): boolean {
  return (
    statedTerms(facts) >= fewestFacts &&
    facts.amount !== null &&
    prices.some((price) => facts[price] !== null)
  );
}

/** How many terms are stated or left open: that sums are in some currency is none. */
export function statedTerms(facts: TermSheetFacts): number {
  return knownFacts({ ...facts, currency: null });
}
