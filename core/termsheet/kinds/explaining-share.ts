import { explainingWords } from './offer-signs.ts';

/** Everybody uses one or two of these words by chance, and in a short letter they would be a large share. */
const mostByChance = 2;

/** How many of the words of a text explain rather than offer, from 0 to 1; 0 where they are too few to tell. */
export function explainingShare(text: string): number {
  const words = (text.match(/\p{L}+/gu) ?? []).length;
  const explaining = (text.match(explainingWords) ?? []).length;
  return explaining > mostByChance ? explaining / words : 0;
}
