import { explainingShare } from '../kinds/explaining-share.ts';
import type { Reading } from '../reading/reading.ts';
import type { LearnedFact } from './stated-facts.ts';

/** What is paid is worth something only with one of these: together they are the offer of a round. */
const prices: ReadonlySet<LearnedFact> = new Set<LearnedFact>([
  'preMoney',
  'postMoney',
  'investorStakePercent',
  'safeCap',
]);
/** What converts later has no price, but says at what it converts and until when. */
const conversionTerms: ReadonlySet<LearnedFact> = new Set<LearnedFact>([
  'safeCap',
  'safeDiscountPercent',
  'noteInterestPercent',
  'noteMaturityMonths',
]);
/** A grant or a share sale names a sum and a value too, and hardly any term beside them. */
const fewestTermsOfPriced = 4;
const fewestConversionTerms = 2;
const fewestTermsOfConvertible = 5;
/** An ordinary loan has interest and an end too, but nothing of it turns into shares. */
const fewestTermsWithConversion = 4;
const conversion = /\bconver(?:t|sion)/i;
/** Whoever states so many different terms sets out a deal. Texts that only speak of terms were seen to state seven. */
const fewestTerms = 8;
/** Above this share of explaining words, a text with a sum and a price tells about offers instead of being one. */
const mostExplaining = 0.009;
/** The same where many terms are set out: a letter that gives its reasons is no guide. */
const mostExplainingWithTerms = 0.02;

/**
 * Whether a text that lacks the usual words of an offer states so much of a round that it is worth reading as one: a
 * sum and its price, the terms of a conversion, or many terms. Somebody who explains such terms, or asks about them, is not heard.
 *
 * @param facts what the text states by likeness to examples
 */
export function isOfferByLikeness(reading: Reading, facts: readonly LearnedFact[]): boolean {
  const explaining = explainingShare(reading.text);
  if (explaining > mostExplainingWithTerms) return false;
  const stated = new Set(facts);
  const hasPrice = stated.has('amount') && [...prices].some((fact) => stated.has(fact));
  const isPriced = hasPrice && stated.size >= fewestTermsOfPriced;
  const converting = [...stated].filter((fact) => conversionTerms.has(fact)).length;
  const isConverted =
    stated.has('safeCap') || stated.has('safeDiscountPercent') || conversion.test(reading.text);
  const fewest = isConverted ? fewestTermsWithConversion : fewestTermsOfConvertible;
  const converts = converting >= fewestConversionTerms && stated.size >= fewest;
  return stated.size >= fewestTerms || ((isPriced || converts) && explaining <= mostExplaining);
}
