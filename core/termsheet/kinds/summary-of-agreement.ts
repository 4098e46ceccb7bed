import { anyOf } from '../reading/any-of.ts';
import { hasMoreWordsThan } from '../reading/word-count.ts';

/** A page: an agreement takes several to say who sells what to whom and what is warranted. */
const mostWords = 300;
/** What an agreement says of itself, or of those who made it. */
const operative = anyOf(
  /\b(?:hereby|hereto|herein|hereunder|whereas|witnesseth|recitals?)\b/i,
  /\bthis (?:agreement|deed)\b|\bthe parties (?:agree|have agreed|wish)\b/i,
  /\b(?:executed|in witness whereof|entered into)\b/i,
);

/** Whether a text that is named after an agreement only sums up the deal that it would carry out. */
export function isSummaryOfAgreement(text: string): boolean {
  return !hasMoreWordsThan(text, mostWords) && !operative.test(text);
}
