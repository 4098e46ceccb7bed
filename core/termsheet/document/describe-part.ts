import { isClauseNumber } from './clause-number.ts';
import type { DocumentPart, WordsPart } from './document-parts.ts';
import { withoutSentenceLabel } from './label.ts';
import { readWords } from './line-reading.ts';
import type { ListMarker } from './list-marker.ts';
import { readListMarker } from './list-marker.ts';
import type { DocumentBlock, TextSpan } from './term-sheet-document.ts';
import { trimSpan } from './text-line.ts';
import { withoutMarksAtEnd } from './trim-marks.ts';

const longestHeading = 120;
const shortestBody = 60;

/** The block of a table row: its first cell is the label, a clause number before it aside. */
export function describeRow(text: string, span: TextSpan, cellSeparator: string): DocumentBlock {
  const cells = cellSpans(text, span, cellSeparator);
  const numbered = cells.length > 2 && isClauseNumber(text.slice(cells[0]?.start, cells[0]?.end));
  const [label, ...values] = numbered ? cells.slice(1) : cells;
  const first = values[0];
  const last = values.at(-1);
  if (!label) return { kind: 'table-row', ...span, cells };
  if (!first || !last) return { kind: 'table-row', ...span, cells, value: label };
  return {
    kind: 'table-row',
    ...span,
    cells,
    label: bareLabel(text, label),
    value: { start: first.start, end: last.end },
  };
}

/** The block of anything else, from what the file says of it and from its words. */
export function describeWords(
  text: string,
  span: TextSpan,
  part: WordsPart,
  previous: DocumentBlock | undefined,
  next: DocumentPart | undefined,
): DocumentBlock {
  const content = text.slice(span.start, span.end);
  const heading: DocumentBlock = {
    kind: 'heading',
    level: part.level ?? 2,
    ...span,
    ...numberOf(text, span),
  };
  if (part.kind === 'heading') return heading;
  const reading = readWords(text, { ...span, content, column: 0, afterBlank: true, blanksBefore: 0 });
  if (part.kind === 'list-item') {
    const { label, value } = reading.block;
    return {
      kind: 'list-item',
      level: part.level ?? 1,
      ...span,
      ...(label && value ? { label, value } : {}),
    };
  }
  if (part.kind === 'paragraph') {
    const block: DocumentBlock = { ...reading.block, kind: 'paragraph' };
    if (part.labelLength !== undefined) return withLabel(text, block, span, part.labelLength);
    return withoutSentenceLabel(text, block, previous);
  }
  const short = content.length <= longestHeading && !content.includes('\n');
  if (reading.kind === 'heading' && short) return { ...reading.block, ...levelOf(part) };
  if (part.labelLength !== undefined) return withLabel(text, reading.block, span, part.labelLength);
  if (part.prominent && short && !reading.block.value && !/[.;,]$/u.test(content)) {
    // Set off in the same way, headings are of one rank, whether each of their words has a capital or only the first.
    return { ...heading, level: part.level ?? reading.marker?.depth ?? 2 };
  }
  const { weakHeading, marker } = reading;
  if (!weakHeading || !next || !short || reading.block.label) {
    return withoutSentenceLabel(text, reading.block, previous);
  }
  if (!previous) return { ...weakHeading, level: 1 };
  if (marker ? isListed(marker, next) : (weakHeading.level ?? 3) >= 3 && !introduces(previous, next)) {
    return reading.block;
  }
  return weakHeading;
}

/** The printed number of a title that the file gives as one. */
function numberOf(text: string, { start, end }: TextSpan): { number?: TextSpan } {
  const marker = readListMarker(text.slice(start, end));
  return marker && marker.kind !== 'bullet' ? { number: trimSpan(text, start, start + marker.length) } : {};
}

/** True when the next part is numbered in the same way: then both are items of a list. */
function isListed(marker: ListMarker, next: DocumentPart): boolean {
  const following = next.kind === 'row' ? undefined : readListMarker(next.words);
  return following?.kind === marker.kind && following.depth === marker.depth;
}

/** A few words in sentence case are a heading over a table or a paragraph, unless they answer a heading. */
function introduces(previous: DocumentBlock, next: DocumentPart): boolean {
  return previous.kind !== 'heading' && (next.kind === 'row' || next.words.length > shortestBody);
}

function levelOf(part: WordsPart): { level?: number } {
  return part.level === undefined ? {} : { level: part.level };
}

function withLabel(text: string, block: DocumentBlock, span: TextSpan, labelLength: number): DocumentBlock {
  const end = span.start + labelLength;
  const label = bareLabel(text, trimSpan(text, span.start, end));
  const gap = /^[\s:.–—-]*/u.exec(text.slice(end, span.end))?.[0].length ?? 0;
  const value = trimSpan(text, end + gap, span.end);
  if (label.end <= label.start || value.end <= value.start) return block;
  return { ...block, label, value };
}

/** A label without the clause number before it and the colon or stop behind it. */
function bareLabel(text: string, span: TextSpan): TextSpan {
  const words = text.slice(span.start, span.end);
  const start = span.start + (readListMarker(words)?.length ?? 0);
  const end = start + withoutMarksAtEnd(text.slice(start, span.end), /[\s:.–—-]/u).length;
  return start < end ? { start, end } : span;
}

function cellSpans(text: string, span: TextSpan, cellSeparator: string): TextSpan[] {
  const cells: TextSpan[] = [];
  let start = span.start;
  for (let index = start; index <= span.end; index += 1) {
    if (index !== span.end && text.charAt(index) !== cellSeparator) continue;
    const cell = trimSpan(text, start, index);
    if (cell.end > cell.start) cells.push(cell);
    start = index + 1;
  }
  return cells;
}
