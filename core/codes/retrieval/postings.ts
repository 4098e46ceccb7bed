/** Which documents hold which words, as flat arrays: cheap to load, cheap to walk. */
export interface Postings {
  readonly documents: number;
  /** For word number w the postings run from `start[w]` to `start[w + 1]`. */
  readonly start: Uint32Array;
  readonly document: Uint16Array;
  /** How often the word occurs in the document, at most 255. */
  readonly count: Uint8Array;
  /** Words in each document. */
  readonly length: Uint16Array;
}

/** Collects documents and turns them into {@link Postings}. */
export class PostingsBuilder {
  readonly #byWord = new Map<number, Map<number, number>>();
  readonly #length: number[] = [];

  /**
   * @returns the number of the document
   * @throws Error beyond 65,536 documents, which the numbers in the postings cannot name
   */
  add(words: readonly number[]): number {
    const document = this.#length.length;
    if (document > 65_535) throw new Error('a collection holds at most 65,536 documents');
    this.#length.push(words.length);
    for (const word of words) {
      let counts = this.#byWord.get(word);
      if (!counts) {
        counts = new Map();
        this.#byWord.set(word, counts);
      }
      counts.set(document, (counts.get(document) ?? 0) + 1);
    }
    return document;
  }

  build(vocabularySize: number): Postings {
    let total = 0;
    for (const counts of this.#byWord.values()) total += counts.size;
    const start = new Uint32Array(vocabularySize + 1);
    const document = new Uint16Array(total);
    const count = new Uint8Array(total);
    let at = 0;
    for (let word = 0; word < vocabularySize; word++) {
      start[word] = at;
      for (const [number, times] of this.#byWord.get(word) ?? []) {
        document[at] = number;
        count[at] = Math.min(255, times);
        at += 1;
      }
    }
    start[vocabularySize] = at;
    const length = Uint16Array.from(this.#length, (words) => Math.min(65_535, words));
    return { documents: this.#length.length, start, document, count, length };
  }
}
