import { americanSpelling } from './spelling.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** One word of a text. */
export interface Token {
  /** As written, without surrounding punctuation. */
  readonly surface: string;
  /** Lower case, accents and possessive removed. */
  readonly word: string;
  /** What is looked up: American spelling, stemmed. Empty for stop words and bare numbers. */
  readonly stem: string;
  /** Offset of the word in the text. */
  readonly start: number;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*(?:&[\p{L}]+\b)?/gu;

/** Lower case without accents and apostrophes' tails: "Crêperie's" becomes "creperie". */
export function plainWord(surface: string): string {
  return surface
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$|['’]/gu, '');
}

/** Splits a text into words, each with the stem that is searched for. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const surface = match[0];
    const word = plainWord(surface);
    if (word === '') continue;
    tokens.push({ surface, word, stem: searchStem(word), start: match.index });
  }
  return tokens;
}

/** The stem of a plain word, or nothing for a word that is not searched for. */
export function searchStem(word: string): string {
  if (isStopWord(word) || /^\d+$/.test(word) || word.length < 2) return '';
  return stem(americanSpelling(word));
}

/** The searchable stems of a text in order. */
export function stemsOf(text: string): string[] {
  return tokenise(text)
    .map((token) => token.stem)
    .filter((value) => value !== '');
}
