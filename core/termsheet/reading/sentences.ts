import type { TextSpan } from '../document/term-sheet-document.ts';
import { everyMatch } from './every-match.ts';
import { inPieces } from './pieces.ts';

const sentenceEnd =
  /[.!?]["')\]\u27e7]*\s+(?=["'(\u27e6\u25a1]?[\p{Lu}\d$\u00a3\u20ac\u20b9\u25a1]|\([a-hivx]{1,4}\)\s)/gu;
const abbreviation =
  /(?:^|[\s("'])(?:inc|ltd|llc|corp|co|no|nos|art|arts|sec|ss|cl|para|reg|approx|ca|vs|etc|incl|excl|max|min|mr|mrs|ms|drs?|prof|messrs|col|rev|hon|st|e\.g|i\.e|u\.s|u\.k|p\.a|a\.k\.a|bzw|z\.b|d\.h|mio|mrd|abs|nr|rs|[a-z])\.["')]*\s+$/i;

/** "5." at the beginning numbers the sentence that follows. */
const onlyNumber = /^\(?(?:\d{1,2}(?:\.\d{1,2})*|[A-Za-z]|[ivx]+)[.)]+$/i;

/** The sentences of `text` between two offsets; abbreviations, initials and decimal points do not end one. */
export function splitSentences(text: string, start: number, end: number): TextSpan[] {
  const part = text.slice(start, end);
  const spans: TextSpan[] = [];
  let from = 0;
  const push = (to: number): void => {
    const raw = part.slice(from, to);
    const leading = raw.length - raw.trimStart().length;
    const trimmed = raw.trim();
    if (trimmed !== '') {
      const sentence = { start: start + from + leading, end: start + from + leading + trimmed.length };
      spans.push(...inPieces(text, sentence));
    }
    from = to;
  };
  for (const match of everyMatch(sentenceEnd, part)) {
    const boundary = match.index + match[0].length;
    const before = part.slice(Math.max(from, boundary - 12), boundary);
    if (!abbreviation.test(before) && !onlyNumber.test(part.slice(from, boundary).trim())) push(boundary);
  }
  push(part.length);
  return spans;
}
