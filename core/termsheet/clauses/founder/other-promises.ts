import { anyOf } from '../../reading/any-of.ts';

/** "The two-year warranty on pumps is for customers": a warranty of goods, which no investor gets. */
const ofGoods = anyOf(
  /\b(?:product|service|service-level|(?:\d{1,2}|[a-z]+)-(?:month|year)) (?:warranty|guarantee)\b/i,
  /\b(?:warranty|guarantee)\b[^.;]{0,50}\b(?:customers|clients|merchants|consumers|shoppers|users)\b/i,
);

const forDebts =
  /\b(?:stands? behind|answers? for|liable for)\b[^.;]{0,30}\b(?:obligations|debts|loans?|repayment)\b/i;

/** "Each Founder and employee represents that all inventions have been assigned": what they made, not the business. */
const ofOwnInventions =
  /\b(?:founders?|employees?)\b[^.;]{0,40}\b(?:represents?|warrants?|confirms?)\b[^.;]{0,20}\bthat\b[^.;]{0,20}\b(?:intellectual property|inventions?|IP)\b[^.;]{0,240}\bassigned\b/i;

/**
 * Whether a sentence promises something that is no warranty of the business: goods are warranted to buyers, inventions
 * by those who made them, and who stands behind a debt gives a guarantee, which is another clause.
 *
 * @param isOfFounders whether it speaks of founders
 */
export function isOtherPromise(text: string, isOfFounders: boolean): boolean {
  if (ofGoods.test(text) && !isOfFounders) return true;
  if (ofOwnInventions.test(text)) return true;
  return forDebts.test(text) && !/\bwarrant|\brepresent(?:s|ations?)\b|\bstatements\b/i.test(text);
}
