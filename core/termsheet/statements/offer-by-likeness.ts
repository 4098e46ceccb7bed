import { explainingShare } from '../kinds/explaining-share.ts';
import type { Reading } from '../reading/reading.ts';
import { readStatements } from './read-statements.ts';
import type { LearnedFact } from './stated-facts.ts';
import type { StatementModel } from './statement-model.ts';

/** Terms that only a round of investment has; vesting or a non-compete stand in a contract of employment as well. */
const termsOfRound: ReadonlySet<LearnedFact> = new Set<LearnedFact>([
  'amount',
  'preMoney',
  'postMoney',
  'investorStakePercent',
  'safeCap',
  'optionPoolPercent',
]);
const fewestTerms = 4;
/** Above this share of explaining words, a text tells about offers instead of being one. */
const mostExplaining = 0.009;

/**
 * Whether a text that lacks the usual words of an offer states so many terms of a round that it is worth reading as
 * one. Somebody who explains such terms, or asks about them, is not heard.
 */
export function isOfferByLikeness(model: StatementModel, reading: Reading): boolean {
  if (explainingShare(reading.text) > mostExplaining) return false;
  const { statements } = readStatements(model, reading, []);
  return statements.length >= fewestTerms && statements.some(({ fact }) => termsOfRound.has(fact));
}
