import type { TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import { knownFacts } from '../statements/form.ts';
import { hasProposalTitle } from './document-kind.ts';

/** Fewer terms are told by texts that speak of a deal, too. */
const fewestFacts = 6;

/** What the sum is put in at. */
const prices = ['preMoney', 'postMoney', 'investorStakePercent', 'pricePerShare', 'safeCap'] as const;

/**
 * Whether a document that calls itself a proposal says how much is put in, at what price, and on what further terms.
 * Of 124 texts of all hands that are no offers and read like one, one does that is not all but certainly something else.
 */
export function statesDeal(reading: Reading, facts: TermSheetFacts): boolean {
  return (
    hasProposalTitle(reading.text) &&
    statedTerms(facts) >= fewestFacts &&
    facts.amount !== null &&
    prices.some((price) => facts[price] !== null)
  );
}

/** How many terms are stated or left open: that sums are in some currency is none. */
export function statedTerms(facts: TermSheetFacts): number {
  return knownFacts({ ...facts, currency: null });
}
