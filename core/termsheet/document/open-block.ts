import type { LineReading } from './line-reading.ts';
import { addToCells, asCells, type CellLines, cellLines } from './row-cells.ts';
import { belongsToRow, type RowPlace, restOfLabel } from './row-lines.ts';
import type { DocumentBlock, TextSpan } from './term-sheet-document.ts';
import type { TextLine } from './text-line.ts';
import { continues, isBrokenBefore, isOpenEnd, type Measure } from './wrapping.ts';

/** A longer label may be the end of a sentence that was broken before it. */
const longestLabel = 32;

/** The block being read, with the last line that went into it. */
export interface OpenBlock {
  block: DocumentBlock;
  readonly column: number;
  readonly valueColumn: number | undefined;
  readonly isPiped: boolean;
  /** The words of its label, as far as they stand on the last line. */
  label: string;
  /** The lines of its cells, where it is a row. */
  readonly cells: CellLines | undefined;
  last: TextLine;
  lineCount: number;
}

/** What is known of the place of a line beyond the line itself. */
export interface LinePlace extends RowPlace {
  readonly measure: Measure;
}

export function openBlock(
  text: string,
  block: DocumentBlock,
  line: TextLine,
  { valueColumn, isPiped }: LineReading,
): OpenBlock {
  const label = block.label ? text.slice(block.label.start, block.label.end) : '';
  return {
    block,
    column: line.column,
    valueColumn,
    isPiped: isPiped === true,
    label,
    cells: block.kind === 'table-row' && block.cells ? cellLines(block.cells, line) : undefined,
    last: line,
    lineCount: 1,
  };
}

export function asBlock({ block, cells, lineCount, isPiped }: OpenBlock): DocumentBlock {
  return cells && lineCount > 1 ? { ...block, cells: asCells(cells, isPiped) } : block;
}

/** A short single line with a rule right under it is a heading. */
export function underline(open: OpenBlock, line: TextLine): void {
  const { block } = open;
  const isOne = open.lineCount === 1 || (block.kind === 'heading' && open.lineCount <= 3);
  if (line.afterBlank || !isOne || block.kind === 'table-row') return;
  const ruled = line.content.length;
  const longest = open.last.content.length;
  if (block.end - block.start > 240 || longest > 110) return;
  // A rule as long as its words, or a label of its own: "Amount: £1m" over a rule that parts two clauses is no title.
  if (block.value && Math.abs(ruled - longest) > 2) return;
  const level = line.content.startsWith('=') ? 1 : 2;
  const { start, end, number } = block;
  open.block = { kind: 'heading', level, start, end, ...(number ? { number } : {}) };
}

/** True when a line goes on with the open block. */
export function belongsTo(open: OpenBlock, line: TextLine, reading: LineReading, place: LinePlace): boolean {
  const { kind } = open.block;
  const { measure } = place;
  if (kind === 'table-row') return belongsToRow(open, line, reading, place);
  if (line.afterBlank) return false;
  if (reading.kind === 'heading' && kind === 'heading') {
    return reading.block.level === open.block.level && continues(open.last, line, measure);
  }
  if (kind === 'heading') return isRestOfTitle(open, line, reading, measure);
  const isBroken = isBrokenBefore(open.last, line, measure);
  if (reading.kind === 'list-item') return isBroken && isFalseMark(open, line, reading);
  // "… require the consent of the / Investor's member:" is no label on its second line.
  if (reading.kind === 'heading' && !reading.markdown) {
    return isBroken && measure.hasGaps && /[\p{L}\d,]$/u.test(open.last.content);
  }
  if (reading.kind !== 'paragraph') return false;
  if (reading.block.label && /[.;:!?]$/u.test(open.last.content) && !(isBroken && measure.hasGaps))
    return false;
  if (isNextLabel(open, line, reading)) return false;
  if (kind === 'list-item' && line.column > open.column + 1) return true;
  return continues(open.last, line, measure);
}

/** "Redemption: from year five" and under it "Directors: three": one labelled line after the other is a list of terms. */
function isNextLabel(open: OpenBlock, line: TextLine, { block: { label } }: LineReading): boolean {
  const isOpen = isOpenEnd(open.last.content);
  const isList = open.block.label && open.lineCount === 1 && line.column === open.column && !isOpen;
  return (
    isList === true &&
    label !== undefined &&
    label.end - label.start <= longestLabel &&
    /^\p{Lu}/u.test(line.content)
  );
}

/** The second line of a title that was broken: it ends where the first one had no more room. */
function isRestOfTitle(open: OpenBlock, line: TextLine, reading: LineReading, measure: Measure): boolean {
  if (reading.kind === 'table-row' || reading.marker) return false;
  return open.lineCount < 3 && isBrokenBefore(open.last, line, measure) && !/[.;:]$/u.test(open.last.content);
}

/** A dash, "P." or "Annex 1" that only came to stand first because the line was broken there, within a sentence. */
function isFalseMark(open: OpenBlock, line: TextLine, { marker }: LineReading): boolean {
  const isReference = marker?.kind === 'named' && /^\P{Lu}/u.test(line.content.slice(marker.length));
  const isLetter = marker?.isCapital === true && !line.content.startsWith('A');
  return (
    /[\p{L}\d]$/u.test(open.last.content) &&
    line.column === open.last.column &&
    (isReference || isLetter || /^[-–—•·*+] \p{Ll}/u.test(line.content)) &&
    open.block.kind !== 'list-item'
  );
}

/** Takes a further line into the open block. */
export function extend(text: string, open: OpenBlock, line: TextLine, reading: LineReading): void {
  const { block } = open;
  const { end } = line;
  const rest: TextSpan | undefined =
    block.kind === 'table-row' ? restOfLabel(open, line, reading) : undefined;
  if (open.cells) addToCells(open.cells, line, reading, rest);
  open.block = {
    ...block,
    end,
    ...(block.value ? { value: { start: block.value.start, end } } : {}),
  };
  open.last = line;
  if (rest) open.label = text.slice(rest.start, rest.end);
  open.lineCount += 1;
}
