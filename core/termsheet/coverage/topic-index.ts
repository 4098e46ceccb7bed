import type { ClauseId } from '../clauses/taxonomy.ts';
import { type ClauseWords, clauseWords } from './clause-words.ts';
import { contains } from './lexicon.ts';

/** Clauses as the bits of a number: there are 32 of them. */
export interface Topics {
  /** Clauses of which a term of art is used. */
  readonly terms: number;
  /** Clauses that are named. */
  readonly names: number;
  /** Clauses that may be spoken of. */
  readonly words: number;
}

const clauses = Object.entries(clauseWords) as [ClauseId, ClauseWords][];
const bitOf = new Map<string, number>(clauses.map(([id], index) => [id, 1 << index]));

/** The bit of a clause; none for one without words. */
export function topicBit(id: string): number {
  return bitOf.get(id) ?? 0;
}

/**
 * Prepares the question which clauses words speak of. Each different word is looked up once: a document has few
 * different ones, however long it is.
 */
export function topicIndex(): (words: readonly string[]) => Topics {
  const known = new Map<string, Topics>();
  const topicsOfWord = (word: string): Topics => {
    const before = known.get(word);
    if (before) return before;
    let [terms, names, spoken] = [0, 0, 0];
    for (const [id, lexica] of clauses) {
      if (contains(lexica.terms, word)) terms |= topicBit(id);
      if (contains(lexica.names, word)) names |= topicBit(id);
      if (contains(lexica.words, word)) spoken |= topicBit(id);
    }
    const topics = { terms, names, words: spoken };
    known.set(word, topics);
    return topics;
  };
  return (words) => {
    let [terms, names, spoken] = [0, 0, 0];
    for (const word of words) {
      const topics = topicsOfWord(word);
      terms |= topics.terms;
      names |= topics.names;
      spoken |= topics.words;
    }
    return { terms, names, words: spoken };
  };
}
