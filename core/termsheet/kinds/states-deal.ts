import type { TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import { knownFacts } from '../statements/form.ts';
import { hasProposalTitle } from './document-kind.ts';

/** Fewer terms are told by texts that speak of a deal, too. */
const fewestFacts = 6;
/** What is called a term sheet in its first line needs a sum, a price and one term more. */
const fewestOfTitled = 3;
const longestTitle = 100;
const titleOfTerms =
  /^\W{0,6}(?:(?:series|seed|pre-?seed|equity|investment|indicative|non-?binding|preferred|stock|private|[a-f]\b)[\s-]{1,3}){0,5}(?:term ?sheet|heads of terms|summary of (?:principal )?terms)\b(?! (?:guide|basics|glossary|explained|template|checklist|review|notes|analysis|negotiation))/i;

/** What the sum is put in at. */
const prices = ['preMoney', 'postMoney', 'investorStakePercent', 'pricePerShare', 'safeCap'] as const;

/**
 * Whether a document that calls itself a proposal says how much is put in, at what price, and on what further terms.
 * Of 124 texts of all hands that are no offers and read like one, one does that is not all but certainly something else.
 */
export function statesDeal(reading: Reading, facts: TermSheetFacts): boolean {
  return (
    hasProposalTitle(reading.text) &&
    statedTerms(facts) >= (isTitledTermSheet(reading.text) ? fewestOfTitled : fewestFacts) &&
    facts.amount !== null &&
    prices.some((price) => facts[price] !== null)
  );
}

/** Whether the first line is the title of a term sheet. */
export function isTitledTermSheet(text: string): boolean {
  const [title = ''] = text.trimStart().split('\n', 1);
  return title.length <= longestTitle && titleOfTerms.test(title);
}

/** How many terms are stated or left open: that sums are in some currency is none. */
export function statedTerms(facts: TermSheetFacts): number {
  return knownFacts({ ...facts, currency: null });
}
