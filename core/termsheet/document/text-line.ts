import type { TextSpan } from '../document.ts';

/** A line that is not blank, without the white space and quotation marks around it. */
export interface TextLine extends TextSpan {
  /** `text.slice(start, end)`. */
  readonly content: string;
  /** Column of the first character, a tab reaching the next multiple of four. */
  readonly column: number;
  /** True when a blank line, or the start of the text, stands before it. */
  readonly afterBlank: boolean;
}

const lineBreak = /\r\n|[\n\r\f\v\u0085\u2028\u2029]/gu;
const tabStop = 4;

/** Cuts text into its lines; offsets count from the start of `text`. */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let afterBlank = true;
  let start = 0;
  const add = (end: number): void => {
    const line = trimLine(text, start, end, afterBlank);
    if (line) lines.push(line);
    afterBlank = !line;
  };
  for (const match of text.matchAll(lineBreak)) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(text.length);
  return lines;
}

/** The span of `text.slice(start, end)` without white space at either side; empty at `start` when blank. */
export function trimSpan(text: string, start: number, end: number): TextSpan {
  let from = start;
  let to = end;
  while (from < to && isBlank(text, from)) from += 1;
  while (to > from && isBlank(text, to - 1)) to -= 1;
  return from < to ? { start: from, end: to } : { start, end: start };
}

/** White space, and the lines of a box drawn with characters. */
function isBlank(text: string, index: number): boolean {
  return /[\s\u2500-\u257F]/u.test(text.charAt(index));
}

function trimLine(text: string, start: number, end: number, afterBlank: boolean): TextLine | undefined {
  const raw = text.slice(start, end);
  const quoteMark = /^[ \t]*(?:>[ \t]?){1,5}(?=\S|$)/u.exec(raw)?.[0].length ?? 0;
  const span = trimSpan(text, start + quoteMark, end);
  if (span.start === span.end) return undefined;
  let column = 0;
  for (const character of text.slice(start + quoteMark, span.start)) {
    column = character === '\t' ? column + tabStop - (column % tabStop) : column + 1;
  }
  return { ...span, content: text.slice(span.start, span.end), column, afterBlank };
}
