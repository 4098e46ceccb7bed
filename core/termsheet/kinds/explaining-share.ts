import { explainingWords } from './offer-signs.ts';

/** Everybody uses one or two of these words by chance, and in a short letter they would be a large share. */
const mostByChance = 2;

/** Words of a text that explain rather than offer. */
export interface Explaining {
  readonly count: number;
  /** Their share of all words, from 0 to 1; 0 where they are too few to tell. */
  readonly share: number;
}

/** How much of a text explains rather than offers. */
export function explainingIn(text: string): Explaining {
  const count = (text.match(explainingWords) ?? []).length;
  if (count <= mostByChance) return { count, share: 0 };
  return { count, share: count / (text.match(/\p{L}+/gu) ?? []).length };
}
