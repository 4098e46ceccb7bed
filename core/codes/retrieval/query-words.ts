import { tokenise } from '../text/tokenise.ts';
import type { WeightedWord } from './bm25.ts';
import type { SearchIndex } from './search-index.ts';

/** A word begun counts less than a word written out. */
const begunWeight = 0.5;
const shortestBeginning = 3;
/** From this length on a stem is taken for the stem of a word typed a little further: `restaur` of `restaura`. */
const shortestStem = 5;
const mostEndings = 40;

/**
 * The words of a search as the index numbers them. A word that the index does not hold stands for those that
 * begin as it does, so that a search can be shown while it is typed.
 */
export function queryWords<Name extends string>(
  { words, numberOf }: SearchIndex<Name>,
  text: string,
): readonly WeightedWord[] {
  const query = new Map<number, number>();
  for (const { stem, word } of tokenise(text)) {
    if (stem === '') continue;
    const known = numberOf.get(stem);
    if (known !== undefined) query.set(known, 1);
    else for (const number of begunBy(words, word)) query.set(number, query.get(number) ?? begunWeight);
  }
  return [...query].map(([word, weight]) => ({ word, weight }));
}

function begunBy(words: readonly string[], beginning: string): number[] {
  const found: number[] = [];
  if (beginning.length < shortestBeginning) return found;
  for (let number = 0; number < words.length && found.length < mostEndings; number++) {
    const known = words[number] ?? '';
    const isStem = known.length >= shortestStem && beginning.startsWith(known);
    if (isStem || known.startsWith(beginning)) found.push(number);
  }
  return found;
}
