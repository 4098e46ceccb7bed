import { everyMatch } from '../reading/every-match.ts';

/** One word, in lower case, with its place in the text. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const pattern = /[\p{L}\p{M}]+(?:['\u2019][\p{L}]+)?|\d+|[?!;:()%]/gu;
/** No word is longer; what goes on without a space is no word. */
const longestWord = 40;

/** The words of a text with their places; marks that turn a sentence (a question, a semicolon, a bracket) count too. */
export function tokenise(text: string): readonly Token[] {
  return everyMatch(pattern, text).map((match) => ({
    word: match[0].slice(0, longestWord).toLowerCase().replace('\u2019', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
