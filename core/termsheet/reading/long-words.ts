import { everyMatch } from './every-match.ts';
import { type MappedText, rewrite, type TextEdit } from './mapped-text.ts';

/**
 * Longer than any word, figure or address in an offer. Beyond it stand runs that nobody reads (a hundred thousand
 * digits, a script that is written without spaces): every expression that goes on to the end of a word comes to an
 * end within this many characters.
 */
const longestWord = 100;

const tooLong = new RegExp(`(?<!\\S)\\S{${longestWord + 1},}`, 'g');

/** Parts words that are longer than words are by spaces that are made from nothing. */
export function partLongWords(mapped: MappedText): MappedText {
  const edits: TextEdit[] = [];
  for (const { 0: word, index } of everyMatch(tooLong, mapped.text)) {
    for (let at = longestWord; at < word.length; at += longestWord) {
      edits.push({ start: index + at, end: index + at, replacement: ' ' });
    }
  }
  return rewrite(mapped, edits);
}
