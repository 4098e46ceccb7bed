import type { ClauseId } from '../clauses/taxonomy.ts';
import { type ClauseWords, clauseWords } from './clause-words.ts';
import { keyOf } from './lexicon.ts';

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

const noTopics: Topics = { terms: 0, names: 0, words: 0 };

function together(left: Topics, right: Topics): Topics {
  return {
    terms: left.terms | right.terms,
    names: left.names | right.names,
    words: left.words | right.words,
  };
}

interface Beginning {
  readonly beginning: string;
  readonly topics: Topics;
}

/** The words of all clauses in one lexicon, so that a word is looked up once and not once for each clause. */
const whole = new Map<string, Topics>();
const beginnings = new Map<string, Beginning[]>();

for (const [id, lexica] of clauses) {
  for (const list of ['terms', 'names', 'words'] as const) {
    const topics = { ...noTopics, [list]: topicBit(id) };
    for (const word of lexica[list].whole) whole.set(word, together(whole.get(word) ?? noTopics, topics));
    for (const [key, known] of lexica[list].beginnings) {
      const entries = known.map((beginning) => ({ beginning, topics }));
      beginnings.set(key, [...(beginnings.get(key) ?? []), ...entries]);
    }
  }
}

function topicsOfWord(word: string): Topics {
  return (beginnings.get(keyOf(word)) ?? []).reduce(
    (topics, one) => (word.startsWith(one.beginning) ? together(topics, one.topics) : topics),
    whole.get(word) ?? noTopics,
  );
}

/**
 * Prepares the question which clauses words speak of. Each different word is looked up once: a document has few
 * different ones, however long it is.
 */
export function topicIndex(): (words: readonly string[]) => Topics {
  const known = new Map<string, Topics>();
  return (words) => {
    let [terms, names, spoken] = [0, 0, 0];
    for (const word of words) {
      let topics = known.get(word);
      if (topics === undefined) {
        topics = topicsOfWord(word);
        known.set(word, topics);
      }
      terms |= topics.terms;
      names |= topics.names;
      spoken |= topics.words;
    }
    return { terms, names, words: spoken };
  };
}
