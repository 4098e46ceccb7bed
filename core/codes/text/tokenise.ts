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

/** "Non-ferrous" and "non ferrous" are one word, as the American tables write it: ferrous is the opposite. */
const wordPattern = /(?:[Nn][Oo][Nn][-‐‑ ](?=\p{L}))?[\p{L}\p{N}]+(?:['’][\p{L}]+)*(?:&[\p{L}]+\b)?/gu;

/** Words of English letters alone, which are nearly all. */
const plainLetters = /^[A-Za-z0-9]+$/;

/** Lower case without accents, hyphens and apostrophes' tails: "Crêperie's" becomes "creperie". */
export function plainWord(surface: string): string {
  if (plainLetters.test(surface)) return surface.toLowerCase();
  return surface
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$|['’‐‑ -]/gu, '');
}

/** Splits a text into words, each with the stem that is searched for. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let isMixed: boolean | undefined;
  const hasSmallLetters = (): boolean => {
    isMixed ??= /\p{Ll}/u.test(text);
    return isMixed;
  };
  for (const match of text.matchAll(wordPattern)) {
    const surface = match[0];
    const word = plainWord(surface);
    if (word === '') continue;
    const around = {
      before: text.slice(Math.max(0, match.index - lettersBefore), match.index),
      after: text.slice(match.index + surface.length),
    };
    tokens.push({ surface, word, stem: stemIn(surface, word, around, hasSmallLetters), start: match.index });
  }
  return tokens;
}

/** So many letters are looked at before a word. */
const lettersBefore = 12;

/** The stem of a word where it stands: three words that say nothing elsewhere are part of the name of a trade. */
function stemIn(
  surface: string,
  word: string,
  { before, after }: { readonly before: string; readonly after: string },
  hasSmallLetters: () => boolean,
): string {
  if (isInformationTechnology(surface, after, hasSmallLetters)) return searchStem('computer');
  if (word === 'let' && /\b(?:holiday|short|vacation)[\s-]$/i.test(before)) return word;
  if (word === 'off' && /^[\s-]licen[cs]e/i.test(after)) return word;
  return searchStem(word);
}

const technologyWork =
  /^\s+(support|services?|compan(?:y|ies)|firm|business|consult\w+|help\s?desk|technicians?|contract\w+|solutions|security|managed|infrastructure|systems?|training|department|provider|equipment|hardware|engineers?|manager)\b/i;

/** "IT" in capitals among small letters, or "it" before what only information technology has, is no pronoun. */
function isInformationTechnology(surface: string, after: string, hasSmallLetters: () => boolean): boolean {
  if (surface.toLowerCase() !== 'it') return false;
  return (surface === 'IT' && hasSmallLetters()) || technologyWork.test(after);
}

const remembered = new Map<string, string>();
const mostRemembered = 30_000;
const onlyDigits = /^\d+$/;
/** No word of any table is longer; what is, is not searched for. */
const longestWord = 40;

/**
 * The stem of a plain word, or nothing for a word that is not searched for. Results are remembered: a
 * description repeats few words, a table repeats many.
 */
export function searchStem(word: string): string {
  if (word.length > longestWord || onlyDigits.test(word)) return '';
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = stemOf(word);
  remembered.set(word, found);
  return found;
}

function stemOf(word: string): string {
  if (isStopWord(word) || word.length < 2) return '';
  return stem(americanSpelling(word));
}

/** The searchable stems of a text in order. */
export function stemsOf(text: string): string[] {
  return tokenise(text)
    .map((token) => token.stem)
    .filter((value) => value !== '');
}
