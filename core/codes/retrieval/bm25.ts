import type { Postings } from './postings.ts';

/** A word of the query by its number in the vocabulary, and how much it counts. */
export interface WeightedWord {
  readonly word: number;
  readonly weight: number;
}

const saturation = 1.2;
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

/**
 * BM25 scores of every document for a weighted query (k1 1.2, b 0.75).
 * @returns one score a document; 0 where no word of the query occurs
 */
export function bm25(postings: Postings, query: readonly WeightedWord[], average: number): Float32Array {
  const scores = new Float32Array(postings.documents);
  const { start, document, count, length } = postings;
  for (const { word, weight } of query) {
    const from = start[word] ?? 0;
    const to = start[word + 1] ?? 0;
    if (from === to) continue;
    const rarity = inverseDocumentFrequency(postings, word) * weight * (saturation + 1);
    for (let at = from; at < to; at++) {
      const number = document[at] ?? 0;
      const times = count[at] ?? 0;
      const norm =
        saturation * (1 - lengthNormalisation + (lengthNormalisation * (length[number] ?? 0)) / average);
      scores[number] = (scores[number] ?? 0) + (rarity * times) / (times + norm);
    }
  }
  return scores;
}
