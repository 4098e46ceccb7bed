import { bm25, inverseDocumentFrequency, type WeightedWord } from './bm25.ts';
import type { Collection } from './search-index.ts';

/** Scores of the items of one collection for one query. */
export interface CollectionScores {
  /** One score an item: the whole document and the best single texts, each divided by its best. */
  readonly score: Float32Array;
  /** Share of the query's weight, by rarity, that the item's best text holds; 0 to 1. */
  readonly coverage: Float32Array;
  /** The best text of each item, as a number in the collection; 0 where nothing matched. */
  readonly bestText: Uint32Array;
  readonly best: number;
}

/** How the two ways of matching count. */
export interface MatchWeights {
  readonly item: number;
  readonly text: number;
}

/** Searches a collection: whole items and single texts, fused after each was divided by its best score. */
export function scoreCollection(
  collection: Collection,
  query: readonly WeightedWord[],
  weights: MatchWeights,
): CollectionScores {
  const whole = bm25(collection.items, query, collection.itemLength);
  const single = bm25(collection.texts, query, collection.textLength);
  const size = collection.keys.length;
  const bestText = new Uint32Array(size);
  const bestScore = new Float32Array(size);
  const secondScore = new Float32Array(size);
  for (let text = 0; text < single.length; text++) {
    const value = single[text] ?? 0;
    if (value === 0) continue;
    const item = collection.itemOfText[text] ?? 0;
    const best = bestScore[item] ?? 0;
    if (value > best) {
      secondScore[item] = best;
      bestScore[item] = value;
      bestText[item] = text;
    } else if (value > (secondScore[item] ?? 0)) secondScore[item] = value;
  }
  let wholeMaximum = 0;
  let textMaximum = 0;
  for (let item = 0; item < size; item++) {
    bestScore[item] = (bestScore[item] ?? 0) + 0.25 * (secondScore[item] ?? 0);
    wholeMaximum = Math.max(wholeMaximum, whole[item] ?? 0);
    textMaximum = Math.max(textMaximum, bestScore[item] ?? 0);
  }
  const ideal = idealScore(collection, query);
  const score = new Float32Array(size);
  const coverage = new Float32Array(size);
  if (wholeMaximum > 0) {
    for (let item = 0; item < size; item++) {
      const wholeShare = (whole[item] ?? 0) / wholeMaximum;
      const textShare = textMaximum > 0 ? (bestScore[item] ?? 0) / textMaximum : 0;
      score[item] = (weights.item * wholeShare + weights.text * textShare) / (weights.item + weights.text);
      coverage[item] = ideal > 0 ? Math.min(1, (bestScore[item] ?? 0) / ideal) : 0;
    }
  }
  return { score, coverage, bestText, best: textMaximum };
}

/** What a text that held every word of the query once would score. */
function idealScore(collection: Collection, query: readonly WeightedWord[]): number {
  let sum = 0;
  for (const { word, weight } of query) {
    sum += weight * (word < 0 ? 6 : inverseDocumentFrequency(collection.texts, word));
  }
  return sum;
}
