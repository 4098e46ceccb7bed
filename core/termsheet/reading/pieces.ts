import type { TextSpan } from '../document/term-sheet-document.ts';

/**
 * Longer than the longest sentence of an offer (1,400 characters in the forms of the trade). What goes on without a
 * stop for longer is read in pieces, so that no expression ever sees more than this: whatever it costs for one
 * sentence, a text costs that much for every two thousand of its characters.
 */
const longestSentence = 2000;

/** A span in pieces of at most two thousand characters, cut behind a semicolon where there is one, else at a space. */
export function inPieces(text: string, { start, end }: TextSpan): TextSpan[] {
  const pieces: TextSpan[] = [];
  let from = start;
  while (end - from > longestSentence) {
    const piece = text.slice(from, from + longestSentence);
    const semicolon = piece.lastIndexOf('; ') + 1;
    const space = piece.lastIndexOf(' ');
    const length = [semicolon, space].find((cut) => cut > longestSentence / 2) ?? longestSentence;
    pieces.push({ start: from, end: from + length });
    from += length;
  }
  pieces.push({ start: from, end });
  return pieces;
}
