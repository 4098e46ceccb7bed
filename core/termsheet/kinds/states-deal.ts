import type { TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import { knownFacts } from '../statements/form.ts';
import { namedParty } from './offer-signs.ts';

/** Sum and price are told by texts that speak of a deal, too; fewer terms do where it is somebody's. */
const fewest = { terms: 6, ofParty: 3 };
const longestTitle = 100;
const titleOfTerms =
  /\b(?:term ?sheet|heads of terms)\b(?! (?:guide|basics|glossary|explained|checklist|review|analysis|negotiation))/i;

/** What says how dear the money is, by one of which it is known. */
export const prices = ['preMoney', 'postMoney', 'investorStakePercent', 'pricePerShare', 'safeCap'] as const;

/**
 * Whether a document says how much is put in, at what price, and on what further terms: what is worded like an offer
 * and is unlikely is told from texts about others by that (statements/README.md).
 */
export function statesDeal({ text }: Pick<Reading, 'text'>, facts: TermSheetFacts): boolean {
  const isOfParty = namedParty.test(text) || isTitledTermSheet(text);
  return (
    statedTerms(facts) >= (isOfParty ? fewest.ofParty : fewest.terms) &&
    facts.amount !== null &&
    prices.some((price) => facts[price] !== null)
  );
}

/** Whether the first line calls the document a term sheet. */
export function isTitledTermSheet(text: string): boolean {
  const [title = ''] = text.trimStart().split('\n', 1);
  return title.length <= longestTitle && titleOfTerms.test(title);
}

/** How many terms are stated or left open: that sums are in some currency is none. */
export function statedTerms(facts: TermSheetFacts): number {
  return knownFacts({ ...facts, currency: null });
}
