import { type Failed, failed } from '../../result.ts';
import type { DocumentReadFailure } from '../document-reader.port.ts';
import type { DocumentFormat } from './term-sheet-document.ts';
import { isLineBreak } from './text-line.ts';

/** In UTF-16 units: some 130 printed pages, several times the longest offer with all its annexes. */
export const longestText = 400_000;
/** A file comes as a whole, with the annexes and reports that were bound into it. */
const longestPrintedText = 2_000_000;

/** Lines with something on them: 400,000 characters in lines of 20. Each costs what a line of any length costs. */
export const mostLines = 20_000;
/** From so many lines and sentences on they have to say something: no offer has thousands of a word or two. */
export const mostShortPieces = 4_000;
/** Characters a line or sentence, on average, what ends it included. */
const shortPiece = 24;
const space = 0x20;
/** ". ! ? ;" */
const sentenceEnds = new Set([0x2e, 0x21, 0x3f, 0x3b]);

/** Refuses a text of more characters or lines than an offer can have, with the limit; `null` for every other. */
export function refuseLongText(text: string): Failed<DocumentReadFailure> | null {
  const tooLong = refuseTooLong(text.length, 'text');
  if (tooLong) return tooLong;
  const { lines, pieces } = countPieces(text);
  return lines > mostLines ? refuseLines('lines', mostLines) : refuseShortPieces(pieces, text.length);
}

/** Refuses what has thousands of lines, rows or sentences with next to nothing in them; `null` for everything else. */
export function refuseShortPieces(pieces: number, characters: number): Failed<DocumentReadFailure> | null {
  if (pieces <= mostShortPieces || characters >= pieces * shortPiece) return null;
  return refuseLines('lines or sentences of a word or two', mostShortPieces);
}

function refuseLines(things: string, most: number): Failed<DocumentReadFailure> {
  return failed({
    code: 'document-too-large',
    message: `This has too many ${things} for a term sheet: up to ${most.toLocaleString('en-GB')} can be read. Please send the terms themselves, without annexes.`,
  });
}

/** Lines with something on them, counted no further than decides, and these with the sentences that follow in them. */
export function countPieces(text: string): { readonly lines: number; readonly pieces: number } {
  let lines = 0;
  let sentences = 0;
  let isLineBlank = true;
  let isSentenceBlank = true;
  for (let index = 0; index < text.length && lines <= mostLines; index += 1) {
    const code = text.charCodeAt(index);
    if (isLineBreak(code)) {
      isLineBlank = true;
    } else if (code <= space) {
      isSentenceBlank ||= sentenceEnds.has(text.charCodeAt(index - 1));
    } else {
      if (isLineBlank) lines += 1;
      // A row of full stops leads to a page number.
      else if (isSentenceBlank && !sentenceEnds.has(code)) sentences += 1;
      isLineBlank = false;
      isSentenceBlank = false;
    }
  }
  return { lines, pieces: lines + sentences };
}

/** Refuses a text of more characters than an offer can have, with the limit; `null` for every other. */
export function refuseTooLong(
  characters: number,
  format: DocumentFormat,
): Failed<DocumentReadFailure> | null {
  const limit = format === 'text' ? longestText : longestPrintedText;
  if (characters <= limit) return null;
  return failed({
    code: 'document-too-large',
    message: `This is too long for a term sheet: up to ${limit.toLocaleString('en-GB')} characters can be read. Please send the terms themselves, without annexes.`,
  });
}
