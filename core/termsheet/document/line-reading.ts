import { headingShape } from './heading.ts';
import { findLabel, withoutEmphasis } from './label.ts';
import type { ListMarker } from './list-marker.ts';
import { readListMarker } from './list-marker.ts';
import { readTableLine } from './table-line.ts';
import type { DocumentBlock, TextSpan } from './term-sheet-document.ts';
import type { TextLine } from './text-line.ts';
import { trimSpan } from './text-line.ts';

/** What one line is when read on its own. */
export interface LineReading {
  readonly kind: DocumentBlock['kind'] | 'rule' | 'underline';
  readonly block: DocumentBlock;
  /** What numbers the line, where it has a number. */
  readonly marker?: ListMarker;
  readonly markdown?: true;
  /** A heading that the lines around it have to confirm. */
  readonly weakHeading?: DocumentBlock;
  /** Column of the second cell of an aligned row. */
  readonly valueColumn?: number;
  /** The row stands between bars, its cells in `block.cells`. */
  readonly isPiped?: true;
}

const deepestList = 6;

/** "Page 2 of 5", "- 2 -": the foot of a page says nothing. */
const pageNumber =
  /^(?:[-\u2013\u2014]\s?\d{1,3}\s?[-\u2013\u2014]|(?:page|seite|p\.)\s?\d{1,3}(?:\s?(?:of|von|\/)\s?\d{1,3})?)$/i;

/** Underscores are a place to fill in, or, over notes, the line between them and the text. */
const drawn = /^_{5,}$/;
const footnoteMark = /^(?:\[\d{1,2}\]|\(\d{1,2}\)|[*\u2020\u2021\u00b9\u00b2\u00b3])\s/;

/** Reads one line of plain text or Markdown; `neighbours` are the lines before and after it. */
export function readLine(
  text: string,
  line: TextLine,
  neighbours: readonly (TextLine | undefined)[],
): LineReading {
  const span: TextSpan = { start: line.start, end: line.end };
  const paragraph: DocumentBlock = { kind: 'paragraph', ...span };
  if (/^(?:={3,}|-{3,})$/u.test(line.content)) return { kind: 'underline', block: paragraph };
  if (/^(?:(?:[*~=+-]\s?){3,}|`{3,}.{0,20})$/u.test(line.content)) return { kind: 'rule', block: paragraph };
  if (drawn.test(line.content) && footnoteMark.test(neighbours[1]?.content ?? ''))
    return { kind: 'rule', block: paragraph };
  if (pageNumber.test(line.content)) return { kind: 'rule', block: paragraph };
  const heading = markdownHeading(text, line);
  if (heading) return { kind: 'heading', block: heading, markdown: true };
  const table = readTableLine(text, line, neighbours);
  if (table?.kind === 'rule') return { kind: 'rule', block: paragraph };
  if (table) {
    const { label, value, valueColumn, cells, isPiped } = table;
    const parts = {
      ...(cells ? { cells } : {}),
      ...(label ? { label: withoutEmphasis(text, label) } : {}),
      ...(value ? { value } : {}),
    };
    const block: DocumentBlock = { kind: 'table-row', ...span, ...parts };
    return {
      kind: 'table-row',
      block,
      ...(valueColumn === undefined ? {} : { valueColumn }),
      ...(isPiped ? { isPiped } : {}),
    };
  }
  return readWords(text, line);
}

/** A heading, list item or paragraph: whatever is not laid out as a table. */
export function readWords(text: string, line: TextLine): LineReading {
  const marker = readListMarker(line.content);
  const words = trimSpan(text, line.start + (marker?.length ?? 0), line.end);
  const shape = headingShape(text.slice(words.start, words.end), marker);
  const titled = withoutEmphasis(text, { start: line.start, end: line.end });
  const number = marker ? { number: numberOf(text, line, marker) } : {};
  const heading: DocumentBlock | undefined = shape && {
    kind: 'heading',
    level: shape.level,
    ...titled,
    ...number,
  };
  const block = bodyBlock(text, line, words, marker);
  const numbered = marker ? { marker } : {};
  if (heading && shape?.strength === 'strong' && marker?.kind !== 'number') {
    return { kind: 'heading', block: heading, ...numbered };
  }
  return { kind: block.kind, block, ...numbered, ...(heading ? { weakHeading: heading } : {}) };
}

function bodyBlock(
  text: string,
  line: TextLine,
  words: TextSpan,
  marker: ListMarker | undefined,
): DocumentBlock {
  const labelled = findLabel(text, words, true);
  const span = { start: line.start, end: line.end };
  if (!marker) return { kind: 'paragraph', ...span, ...labelled };
  const level = marker.kind === 'bullet' ? 1 + Math.floor(line.column / 2) : marker.depth;
  return {
    kind: 'list-item',
    level: Math.min(level, deepestList),
    ...span,
    number: numberOf(text, line, marker),
    ...labelled,
  };
}

function numberOf(text: string, line: TextSpan, { length }: ListMarker): TextSpan {
  return trimSpan(text, line.start, line.start + length);
}

function markdownHeading(text: string, line: TextLine): DocumentBlock | undefined {
  const match = /^(#{1,6})\s+(?=\S)/u.exec(line.content);
  if (!match) return undefined;
  const closing = /\s#+$/u.exec(line.content)?.[0].length ?? 0;
  const inner = trimSpan(text, line.start + match[0].length, line.end - closing);
  if (inner.end <= inner.start) return undefined;
  const titled = withoutEmphasis(text, inner);
  const marker = readListMarker(text.slice(titled.start, titled.end));
  const number = marker && marker.kind !== 'bullet' ? { number: numberOf(text, titled, marker) } : {};
  return { kind: 'heading', level: match[1]?.length ?? 1, ...titled, ...number };
}
