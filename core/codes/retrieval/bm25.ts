import type { Postings } from './postings.ts';

/** A word of the query by its number in the vocabulary, and how much it counts. */
export interface WeightedWord {
  readonly word: number;
  readonly weight: number;
}

/** How soon a word that is repeated stops counting more (k1). */
export const saturation = 1.2;
const lengthNormalisation = 0.75;

/** How rare a word is among the documents, as BM25 measures it. */
export function inverseDocumentFrequency(postings: Postings, word: number): number {
  const found = (postings.start[word + 1] ?? 0) - (postings.start[word] ?? 0);
  return Math.log(1 + (postings.documents - found + 0.5) / (found + 0.5));
}

/** Average document length in words. */
export function averageLength(postings: Postings): number {
  let sum = 0;
  for (const words of postings.length) sum += words;
  return sum / Math.max(1, postings.documents);
}

/** What the length of each document does to its score; the same for every query, so it is made once. */
export function lengthNorms(postings: Postings, average: number): Float64Array {
  const norms = new Float64Array(postings.documents);
  for (let number = 0; number < norms.length; number++) {
    const length = postings.length[number] ?? 0;
    norms[number] = saturation * (1 - lengthNormalisation + (lengthNormalisation * length) / average);
  }
  return norms;
}

/**
 * Adds the BM25 scores of every document for a weighted query (k1 1.2, b 0.75).
 * @param scores one a document, 0 at first; left as it is where no word of the query occurs
 * @param norms of the documents, from {@link lengthNorms}
 * @param found takes the documents that hold a word of the query, each once, in no order
 * @returns how many were found
 */
export function addBm25(
  scores: Float32Array,
  postings: Postings,
  query: readonly WeightedWord[],
  norms: Float64Array,
  found: Uint32Array,
): number {
  const { start, document, count } = postings;
  let foundCount = 0;
  for (const { word, weight } of query) {
    const from = start[word] ?? 0;
    const to = start[word + 1] ?? 0;
    const rarity = inverseDocumentFrequency(postings, word) * weight * (saturation + 1);
    // A word without weight adds nothing, and its documents would not be seen to be found.
    if (from === to || rarity <= 0) continue;
    for (let at = from; at < to; at++) {
      const number = document[at] ?? 0;
      const times = count[at] ?? 0;
      const before = scores[number] ?? 0;
      if (before === 0) found[foundCount++] = number;
      scores[number] = before + (rarity * times) / (times + (norms[number] ?? 0));
    }
  }
  return foundCount;
}
