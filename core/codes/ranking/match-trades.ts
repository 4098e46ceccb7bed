import type { WeightedWord } from '../retrieval/bm25.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { scoreCollection } from '../retrieval/score-collection.ts';
import { topItems } from './concordance-support.ts';
import type { TradeMatch } from './trade-votes.ts';

/** Score of the best phrase from which a match counts fully: about two rare words. */
const fullMatch = 9;
const keptTrades = 12;

/**
 * The everyday trades that a description fits, best first.
 * @param similarity how near in meaning the description is to each trade (0 to 1), when vectors are at hand
 */
export function matchTrades(
  data: RetrievalData,
  words: readonly WeightedWord[],
  similarity: Float32Array | null,
): TradeMatch[] {
  const collection = data.index.collections.trades;
  const scores = scoreCollection(collection, words, { item: 1, text: 0.6 });
  const certainty = Math.min(1, scores.best / fullMatch);
  const combined = new Float32Array(collection.keys.length);
  for (let item = 0; item < combined.length; item++) {
    combined[item] = (scores.score[item] ?? 0) * certainty + 0.6 * (similarity?.[item] ?? 0);
  }
  return topItems(combined, keptTrades).flatMap((item) => {
    const trade = data.trades[item];
    if (!trade) return [];
    const text = (scores.bestText[item] ?? 0) - (collection.firstText[item] ?? 0);
    const phrase = text <= 0 ? trade.name : (trade.phrases[text - 1] ?? trade.name);
    return [{ trade, strength: Math.min(1, combined[item] ?? 0), phrase }];
  });
}
