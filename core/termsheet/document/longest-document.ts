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
/** From so many lines on they have to say something: no offer has thousands of lines of a word or two. */
export const mostShortLines = 5_000;
/** Characters a line, on average, its end included. */
const shortLine = 16;
const space = 0x20;

/** Refuses a text of more characters or lines than an offer can have, with the limit; `null` for every other. */
export function refuseLongText(text: string): Failed<DocumentReadFailure> | null {
  const tooLong = refuseTooLong(text.length, 'text');
  if (tooLong) return tooLong;
  const lines = countLines(text);
  return lines > mostLines ? refuseLines('lines', mostLines) : refuseShortLines(lines, text.length);
}

/** Refuses what has thousands of lines or cells with next to nothing in them; `null` for everything else. */
export function refuseShortLines(lines: number, characters: number): Failed<DocumentReadFailure> | null {
  if (lines <= mostShortLines || characters >= lines * shortLine) return null;
  return refuseLines('lines of a word or two', mostShortLines);
}

function refuseLines(things: string, most: number): Failed<DocumentReadFailure> {
  return failed({
    code: 'document-too-large',
    message: `This has too many ${things} for a term sheet: up to ${most.toLocaleString('en-GB')} can be read. Please send the terms themselves, without annexes.`,
  });
}

/** Lines with something on them, counted no further than decides. */
function countLines(text: string): number {
  let lines = 0;
  let isBlank = true;
  for (let index = 0; index < text.length && lines <= mostLines; index += 1) {
    const code = text.charCodeAt(index);
    if (isLineBreak(code)) isBlank = true;
    else if (isBlank && code > space) {
      lines += 1;
      isBlank = false;
    }
  }
  return lines;
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
