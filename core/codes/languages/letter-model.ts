import { plainWord } from '../text/tokenise.ts';

/** How likely the letters of words are in one language. */
export interface LetterModel {
  /** Mean logarithm of the chance of a letter after the two before it. */
  readonly likelihood: (words: readonly string[]) => number;
}

/** Letters and the end of a word; what is in no table counts as one of these too. */
const signs = 30;
/** How many unseen letters a pair of letters begins with. */
const unseen = 0.3;
const word = /\p{L}{2,40}/gu;

/** Learns from texts which letters follow which: two letters tell of the third. */
export function letterModel(texts: Iterable<string>): LetterModel {
  const triples = new Map<string, number>();
  const pairs = new Map<string, number>();
  const written = new Set<string>();
  for (const text of texts) for (const each of text.match(word) ?? []) written.add(each);
  for (const each of new Set([...written].map(plainWord))) {
    for (const triple of triplesOf(each)) {
      triples.set(triple, (triples.get(triple) ?? 0) + 1);
      const pair = triple.slice(0, 2);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  const chance = (triple: string): number =>
    ((triples.get(triple) ?? 0) + unseen) / ((pairs.get(triple.slice(0, 2)) ?? 0) + unseen * signs);
  return {
    likelihood: (words) => {
      const all = words.flatMap(triplesOf);
      return all.reduce((sum, triple) => sum + Math.log(chance(triple)), 0) / Math.max(1, all.length);
    },
  };
}

/** The words of a text without accents, in small letters. */
export function plainWords(text: string): string[] {
  return (text.match(word) ?? []).map(plainWord);
}

function triplesOf(each: string): string[] {
  const framed = `^^${each}$`;
  return Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3));
}
