import { factsByName, type TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
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
  const known = [...factsByName({ ...facts, currency: null }).values()].filter((value) => value !== null);
  return (
    hasProposalTitle(reading.text) &&
    known.length >= fewestFacts &&
    facts.amount !== null &&
    prices.some((price) => facts[price] !== null)
  );
}
