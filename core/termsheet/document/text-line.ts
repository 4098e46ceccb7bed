import type { TextSpan } from './term-sheet-document.ts';

/** A line that is not blank, without the white space and quotation marks around it. */
export interface TextLine extends TextSpan {
  /** `text.slice(start, end)`. */
  readonly content: string;
  /** Column of the first character, a tab reaching the next multiple of four. */
  readonly column: number;
  /** True when a blank line, or the start of the text, stands before it. */
  readonly afterBlank: boolean;
  /** Blank lines before it. */
  readonly blanksBefore: number;
}

/** Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separator. */
const lineBreaks = new Set([0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029]);
/** Whether a UTF-16 unit ends a line. */
export function isLineBreak(code: number): boolean {
  return lineBreaks.has(code);
}

const carriageReturn = 0x0d;
const lineFeed = 0x0a;
const tab = 0x09;
const tabStop = 4;

/** Cuts text into its lines; offsets count from the start of `text`. */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let blanksBefore = 0;
  let start = 0;
  const add = (end: number): void => {
    const line = trimLine(text, start, end, blanksBefore, lines.length === 0);
    if (line) lines.push(line);
    blanksBefore = line ? 0 : blanksBefore + 1;
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!isLineBreak(code)) continue;
    add(index);
    if (code === carriageReturn && text.charCodeAt(index + 1) === lineFeed) index += 1;
    start = index + 1;
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
  const code = text.charCodeAt(index);
  // Most characters are plain ones, and every line of every document comes by here.
  return code <= 0x20 || code >= 0xa0 ? blank.test(text.charAt(index)) : false;
}

const blank = /[\s\u2500-\u257F]/u;

/** The marks of mail that repeats mail, at the beginning of a line. */
const quoteMarks = /^[ \t]*(?:>[ \t]?){1,5}(?=\S|$)/u;

/** Specks on a scan, alone on a line that is blank but for them. */
const specks = /^[.,'|·~_`]{1,2}$/u;
const speckAtEnd = /\s(,,|[.,'|·~_])$/u;

function trimLine(
  text: string,
  start: number,
  end: number,
  blanksBefore: number,
  isFirst: boolean,
): TextLine | undefined {
  if (start === end) return undefined;
  const quoteMark = quoteMarkLength(text, start, end);
  const span = withoutSpeck(text, trimSpan(text, start + quoteMark, end));
  if (span.start === span.end) return undefined;
  const content = text.slice(span.start, span.end);
  if (isSpeck(content)) return undefined;
  // Written out, because a text may have tens of thousands of lines.
  return {
    start: span.start,
    end: span.end,
    content,
    column: columnOf(text, start + quoteMark, span.start),
    afterBlank: isFirst || blanksBefore > 0,
    blanksBefore,
  };
}

/** A speck behind the words belongs to none of them; a bar that is not the only one parts cells. */
function withoutSpeck(text: string, span: TextSpan): TextSpan {
  const mark = speckAtEnd.exec(text.slice(Math.max(span.start, span.end - 3), span.end));
  if (!mark) return span;
  const end = span.end - mark[0].length;
  const isCell = mark[1] === '|' && text.slice(span.start, end).includes('|');
  return isCell ? span : trimSpan(text, span.start, end);
}

function quoteMarkLength(text: string, start: number, end: number): number {
  const raw = text.slice(start, end);
  return raw.includes('>') ? (quoteMarks.exec(raw)?.[0].length ?? 0) : 0;
}

function isSpeck(content: string): boolean {
  return content.length <= 2 && specks.test(content);
}

/** The column at which what stands behind the white space from `start` to `end` begins. */
function columnOf(text: string, start: number, end: number): number {
  let column = 0;
  for (let index = start; index < end; index += 1) {
    column = text.charCodeAt(index) === tab ? column + tabStop - (column % tabStop) : column + 1;
  }
  return column;
}
