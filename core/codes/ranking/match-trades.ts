import type { WeightedWord } from '../retrieval/bm25.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { scoreCollection } from '../retrieval/score-collection.ts';
import { probabilities } from '../text-model/text-model.ts';
import { topItems } from './top-items.ts';
import type { TradeMatch } from './trade-votes.ts';

const keptTrades = 12;

/** The everyday trades that a description fits by words or by the trained model, best first. */
export function matchTrades(
  data: RetrievalData,
  words: readonly WeightedWord[],
  vector: Float32Array | null,
): TradeMatch[] {
  const collection = data.index.collections.trades;
  const scores = scoreCollection(collection, words);
  const head = data.model?.heads.trades;
  const modelled = head && vector ? probabilities(head, vector) : null;
  const lexical = new Float32Array(collection.keys.length);
  const combined = new Float32Array(collection.keys.length);
  for (let item = 0; item < combined.length; item++) {
    const relative = (scores.whole[item] ?? 0) * 0.6 + (scores.single[item] ?? 0) * 0.4;
    const certain = Math.min(1, 0.35 + (scores.coverage[item] ?? 0) + 0.5 * (scores.fit[item] ?? 0));
    lexical[item] = relative * certain;
    combined[item] = (lexical[item] ?? 0) + (modelled?.[item] ?? 0);
  }
  return topItems(combined, keptTrades).flatMap((item) => {
    const trade = data.trades[item];
    if (!trade) return [];
    const text = (scores.bestText[item] ?? 0) - (collection.firstText[item] ?? 0);
    const phrase = text <= 0 ? trade.name : (trade.phrases[text - 1] ?? trade.name);
    return [{ trade, strength: lexical[item] ?? 0, probability: modelled?.[item] ?? 0, phrase }];
  });
}
