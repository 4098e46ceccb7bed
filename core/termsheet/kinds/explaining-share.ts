import { explainingWords } from './offer-signs.ts';

/** How many of the words of a text explain rather than offer, from 0 to 1. */
export function explainingShare(text: string): number {
  const words = (text.match(/\p{L}+/gu) ?? []).length;
  return (text.match(explainingWords) ?? []).length / Math.max(words, 1);
}
