import type { WeightedWord } from '../retrieval/bm25.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { scoreCollection } from '../retrieval/score-collection.ts';
import { stemsOf } from '../text/tokenise.ts';
import { probabilities } from '../text-model/text-model.ts';
import { topItems } from './top-items.ts';
import type { TradeMatch } from './trade-votes.ts';

const keptTrades = 12;
/** From this exactness on a description is the name of a trade and nothing more. */
const named = 0.95;
/** What the other trades still count then: a plumber is no plumbers' merchant. */
const besideNamed = 0.5;
/** What the same words in another order are still worth. */
const otherOrder = 0.8;

/**
 * The everyday trades that a description fits by words or by the trained model, best first.
 * @param description as it was written
 */
export function matchTrades(
  data: RetrievalData,
  words: readonly WeightedWord[],
  description: string,
  vector: Float32Array | null,
): TradeMatch[] {
  const collection = data.index.collections.trades;
  const scores = scoreCollection(collection, words);
  const head = data.model?.heads.trades;
  const modelled = head && vector ? probabilities(head, vector) : null;
  const lexical = new Float32Array(collection.keys.length);
  const combined = modelled ? modelled.slice() : new Float32Array(collection.keys.length);
  for (const item of scores.found) {
    const relative = (scores.whole[item] ?? 0) * 0.6 + (scores.single[item] ?? 0) * 0.4;
    const certain = Math.min(1, 0.35 + (scores.coverage[item] ?? 0) + 0.5 * (scores.fit[item] ?? 0));
    lexical[item] = relative * certain;
    combined[item] = (lexical[item] ?? 0) + (modelled?.[item] ?? 0);
  }
  const phraseOf = (item: number): string => {
    const text = (scores.bestText[item] ?? 0) - (collection.firstText[item] ?? 0);
    const name = data.trades[item]?.name ?? '';
    return text <= 0 ? name : (data.trades[item]?.phrases[text - 1] ?? name);
  };
  const written = wordsOf(description);
  const isWritten = (item: number): boolean => {
    const { name = '', phrases = [] } = data.trades[item] ?? {};
    // Nothing grows by leaving out its marks: what is shorter than the description is not looked at.
    return [name, ...phrases].some((each) => each.length >= written.length && wordsOf(each) === written);
  };
  const exactnessOf = (item: number): number => {
    const exactness = (scores.coverage[item] ?? 0) * (scores.fit[item] ?? 0);
    return exactness < named || isInOrder(data, phraseOf(item), words) ? exactness : exactness * otherOrder;
  };
  const kept = topItems(combined, keptTrades);
  // The word itself comes before one of the same stem: a chippy is no chippie.
  const literal = new Set(kept.filter(isWritten));
  const exactness = new Map(
    kept.map((item) => [
      item,
      literal.has(item) ? 1 : exactnessOf(item) * (literal.size > 0 ? otherOrder : 1),
    ]),
  );
  const isNamed = [...exactness.values()].some((each) => each >= named);
  return kept.flatMap((item) => {
    const trade = data.trades[item];
    if (!trade) return [];
    const exact = exactness.get(item) ?? 0;
    const beside = isNamed && exact < named ? besideNamed : 1;
    const strength = (literal.has(item) ? 1 : (lexical[item] ?? 0)) * beside;
    const probability = modelled?.[item] ?? 0;
    return [{ trade, strength, exactness: exact, probability, phrase: phraseOf(item) }];
  });
}

/** Whether the words of a phrase come in the same order in the description: a care home is no home care. */
function isInOrder(data: RetrievalData, phrase: string, words: readonly WeightedWord[]): boolean {
  const places = stemsOf(phrase).map((stem) => {
    const number = data.index.numberOf.get(stem);
    return words.findIndex(({ word }) => word === number);
  });
  return places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
