import { inverseDocumentFrequency, lengthNorms, saturation, type WeightedWord } from './bm25.ts';
import type { Collection } from './search-index.ts';

/**
 * Scores of the single texts of a collection, in arrays that are used for query after query: a collection has
 * up to 21,000 texts, a query touches some hundred, and fresh arrays each time cost more than the search.
 */
export class TextScores {
  /** BM25; 0 where no word of the query occurs. */
  readonly score: Float32Array;
  /** Weight of the query's words that the text holds, by rarity. */
  readonly covered: Float32Array;
  /** Weight of the text's own words that the query holds, by rarity. */
  readonly held: Float32Array;
  /** The texts that hold a word of the query, `touchedCount` of them, in no order. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  /** What {@link covered} would be for a text with every word of the query. */
  ideal = 0;
  readonly #collection: Collection;
  readonly #norms: Float64Array;

  constructor(collection: Collection) {
    const { documents } = collection.texts;
    this.#collection = collection;
    this.#norms = lengthNorms(collection.texts, collection.textLength);
    this.score = new Float32Array(documents);
    this.covered = new Float32Array(documents);
    this.held = new Float32Array(documents);
    this.touched = new Uint32Array(documents);
  }

  /** Scores the texts for a query; what the last one left has to be cleared before. */
  fill(query: readonly WeightedWord[]): void {
    const { texts } = this.#collection;
    const { start, document, count } = texts;
    const { score, covered, held, touched } = this;
    const norms = this.#norms;
    let touchedCount = 0;
    this.ideal = 0;
    for (const { word, weight } of query) {
      const rarity = inverseDocumentFrequency(texts, word);
      const whole = weight * rarity;
      const most = Math.min(1, weight) * rarity;
      const scored = rarity * weight * (saturation + 1);
      this.ideal += whole;
      // A word without weight adds nothing, and its texts would not be seen to be touched.
      if (scored <= 0) continue;
      const to = start[word + 1] ?? 0;
      for (let at = start[word] ?? 0; at < to; at++) {
        const text = document[at] ?? 0;
        const times = count[at] ?? 0;
        const before = score[text] ?? 0;
        if (before === 0) touched[touchedCount++] = text;
        score[text] = before + (scored * times) / (times + (norms[text] ?? 0));
        covered[text] = (covered[text] ?? 0) + whole;
        held[text] = (held[text] ?? 0) + most;
      }
    }
    this.touchedCount = touchedCount;
  }

  /** Makes the arrays ready for the next query. */
  clear(): void {
    for (let number = 0; number < this.touchedCount; number++) {
      const text = this.touched[number] ?? 0;
      this.score[text] = 0;
      this.covered[text] = 0;
      this.held[text] = 0;
    }
    this.touchedCount = 0;
  }
}
