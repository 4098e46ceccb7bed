import { bm25, inverseDocumentFrequency, type WeightedWord } from './bm25.ts';
import type { Collection } from './search-index.ts';

/** Scores of the items of one collection for one query; every figure lies between 0 and 1. */
export interface CollectionScores {
  /** The whole document (title and all texts), divided by the best. */
  readonly whole: Float32Array;
  /** The best single texts, divided by the best. */
  readonly single: Float32Array;
  /** Share of the query's weight, by rarity, that the item's best text holds. */
  readonly coverage: Float32Array;
  /** Share of the best text's own words, by rarity, that the query holds. */
  readonly fit: Float32Array;
  /** The best text of each item, as a number in the collection; 0 where nothing matched. */
  readonly bestText: Uint32Array;
}

/** Searches a collection: whole items and single texts. */
export function scoreCollection(collection: Collection, query: readonly WeightedWord[]): CollectionScores {
  const whole = bm25(collection.items, query, collection.itemLength);
  const texts = bm25(collection.texts, query, collection.textLength);
  const size = collection.keys.length;
  const bestText = new Uint32Array(size);
  const single = new Float32Array(size);
  const second = new Float32Array(size);
  for (let text = 0; text < texts.length; text++) {
    const value = texts[text] ?? 0;
    if (value === 0) continue;
    const item = collection.itemOfText[text] ?? 0;
    const best = single[item] ?? 0;
    if (value > best) {
      second[item] = best;
      single[item] = value;
      bestText[item] = text;
    } else if (value > (second[item] ?? 0)) second[item] = value;
  }
  const coverage = new Float32Array(size);
  const fit = new Float32Array(size);
  measureMatches(collection, query, { single, bestText, coverage, fit });
  for (let item = 0; item < size; item++) single[item] = (single[item] ?? 0) + 0.25 * (second[item] ?? 0);
  divideByBest(whole);
  divideByBest(single);
  return { whole, single, coverage, fit, bestText };
}

function measureMatches(
  collection: Collection,
  query: readonly WeightedWord[],
  scores: Omit<CollectionScores, 'whole'>,
): void {
  const { start, document } = collection.texts;
  const covered = new Float32Array(collection.texts.documents);
  const held = new Float32Array(collection.texts.documents);
  let ideal = 0;
  for (const { word, weight } of query) {
    const rarity = inverseDocumentFrequency(collection.texts, word);
    ideal += weight * rarity;
    for (let at = start[word] ?? 0; at < (start[word + 1] ?? 0); at++) {
      const text = document[at] ?? 0;
      covered[text] = (covered[text] ?? 0) + weight * rarity;
      held[text] = (held[text] ?? 0) + Math.min(1, weight) * rarity;
    }
  }
  for (let item = 0; item < collection.keys.length; item++) {
    if ((scores.single[item] ?? 0) === 0) continue;
    const text = scores.bestText[item] ?? 0;
    scores.coverage[item] = Math.min(1, (covered[text] ?? 0) / ideal);
    scores.fit[item] = Math.min(1, (held[text] ?? 0) / (collection.textRarity[text] || 1));
  }
}

function divideByBest(scores: Float32Array): void {
  let best = 0;
  for (const score of scores) if (score > best) best = score;
  if (best > 0) for (let item = 0; item < scores.length; item++) scores[item] = (scores[item] ?? 0) / best;
}
