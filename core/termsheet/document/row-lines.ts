import type { Frame } from './framed-rows.ts';
import { isFigure } from './is-figure.ts';
import type { LineReading } from './line-reading.ts';
import type { TextSpan } from './term-sheet-document.ts';
import type { TextLine } from './text-line.ts';

/** A row of a table that may go on in the next line. */
interface OpenRow {
  /** Column at which the value begins. */
  readonly valueColumn: number | undefined;
  readonly isPiped: boolean;
  readonly column: number;
  /** The words of its label on the line that was read last. */
  readonly label: string;
  readonly last: TextLine;
}

/** By the column of their values: whether rows stand apart by blank lines. */
export type RowSpacing = ReadonlyMap<number, boolean>;

/**
 * For each line, the column at which the first value begins among the rows that stand close together with it:
 * figures are set to the right, so that a row by itself does not show how wide its labels may be.
 */
export function findLabelEnds(
  lines: readonly TextLine[],
  readings: readonly LineReading[],
): readonly (number | undefined)[] {
  const ends = new Array<number | undefined>(lines.length).fill(undefined);
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && !lines[to]?.afterBlank) to += 1;
    let leftmost: number | undefined;
    for (const { valueColumn } of readings.slice(from, to)) {
      if (valueColumn !== undefined) leftmost = Math.min(leftmost ?? valueColumn, valueColumn);
    }
    ends.fill(leftmost, from, to);
    from = to;
  }
  return ends;
}

/** How far a further paragraph of a cell may be set in; what stands further right is centred. */
const deepestIndent = 10;
/** The least that parts two columns. */
const narrowestGap = 2;
/** Labels are broken at a hyphen as well, and before a word that recognition cut in two. */
const slack = 3;

/** How the rows of aligned tables stand: of those with their values at one column, most apart or most close. */
export function findRowSpacing(
  lines: readonly TextLine[],
  readings: readonly LineReading[],
): ReadonlyMap<number, boolean> {
  const counts = new Map<number, { apart: number; close: number }>();
  for (const [index, { valueColumn }] of readings.entries()) {
    if (valueColumn === undefined) continue;
    const count = counts.get(valueColumn) ?? { apart: 0, close: 0 };
    if (lines[index]?.afterBlank) count.apart += 1;
    else count.close += 1;
    counts.set(valueColumn, count);
  }
  return new Map([...counts].map(([column, { apart, close }]) => [column, apart > 1 && apart >= close]));
}

/** Totals of several columns are a row without a label. */
const severalCells = /\S {2,}\S/u;

/** What is known of the table that a line stands in. */
export interface RowPlace {
  readonly spacing: RowSpacing;
  /** The frame of characters. */
  readonly frame: Frame | undefined;
  readonly labelEnd: number | undefined;
}

/** A line in the column of values goes on with the row: the next line, or a further paragraph of the cell. */
export function belongsToRow(
  open: OpenRow,
  line: TextLine,
  reading: LineReading,
  { spacing, frame, labelEnd }: RowPlace,
): boolean {
  const { valueColumn } = open;
  if (open.isPiped && reading.isPiped) return goesOnInFrame(line, reading, frame);
  if (valueColumn === undefined || valueColumn < 8) return false;
  // Where tabs part the cells no line was broken.
  if (line.content.includes('\t') && open.last.content.includes('\t')) return false;
  if (line.column >= valueColumn - 1) {
    const isUnderFigure = isFigure(open.last.content.slice(valueColumn - open.last.column));
    if (isFigure(line.content) && (isUnderFigure || severalCells.test(line.content))) return false;
    return !line.afterBlank || (valueColumn >= 12 && line.column <= valueColumn + deepestIndent);
  }
  if (line.afterBlank || hasFigures(line, reading)) return false;
  if (isRestOfLabel(open, line, reading)) return true;
  if (spacing.get(valueColumn)) return isBrokenLabel(open, line, reading, labelEnd ?? valueColumn);
  if (reading.kind !== 'table-row' && line.column === open.column && !open.last.content.includes('\t')) {
    return isBrokenLabel(open, line, reading, labelEnd ?? valueColumn);
  }
  const value = reading.block.value;
  return (
    isAt(valueColumn, reading.valueColumn) &&
    value !== undefined &&
    isWrappedLabel(open, line, reading) &&
    /^\p{Ll}/u.test(line.content.slice(value.start - line.start)) &&
    !/[.;:!?]$/u.test(open.last.content)
  );
}

function goesOnInFrame(line: TextLine, { block }: LineReading, frame: Frame | undefined): boolean {
  if (!frame || line.afterBlank) return false;
  const first = block.cells?.[0];
  return frame.isRuled || !first || first.end === first.start;
}

/** Figures alone go on with nothing that stands above them. */
function hasFigures({ start, content }: TextLine, { block: { label, cells = [] } }: LineReading): boolean {
  const values = cells.filter((cell) => cell.start >= (label?.end ?? start));
  return (
    values.length > 0 && values.every((cell) => isFigure(content.slice(cell.start - start, cell.end - start)))
  );
}

/** "right:" under "Subscription", with nothing beside it. */
function isRestOfLabel(open: OpenRow, line: TextLine, reading: LineReading): boolean {
  if (line.column > (open.valueColumn ?? 0) - 4 || open.label.endsWith(':')) return false;
  if (reading.kind === 'table-row') return false;
  return /^\p{Ll}[\p{L} -]{1,30}:?$/u.test(line.content);
}

/** The same column, give or take a character that was read as two. */
function isAt(valueColumn: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(other - valueColumn) <= 1;
}

/** Words right below a label go on with it where it had no more room. */
function isBrokenLabel(open: OpenRow, line: TextLine, reading: LineReading, labelEnd: number): boolean {
  const words = labelWords(open, line, reading);
  if (words === undefined || !/\p{L}/u.test(open.label)) return false;
  const firstWord = /^\S+/u.exec(words)?.[0] ?? words;
  const room = labelEnd - line.column - narrowestGap;
  return open.label.length + 1 + firstWord.length > room - slack;
}

/** What a line has in the column of labels: all of it, or the words before the column of values. */
function labelWords(open: OpenRow, line: TextLine, reading: LineReading): string | undefined {
  const valueColumn = open.valueColumn ?? 0;
  if (reading.kind === 'table-row') {
    return isAt(valueColumn, reading.valueColumn) && reading.block.label
      ? line.content.slice(0, reading.block.label.end - line.start)
      : undefined;
  }
  return line.column + line.content.length < valueColumn ? line.content : undefined;
}

/**
 * "Mandatory     Every share … on the closing / Conversion:    of an offering …": the label is wrapped as well.
 * Two labels that are each whole ("Preference", "Anti-dilution") begin two rows.
 */
function isWrappedLabel(open: OpenRow, line: TextLine, { block: { label } }: LineReading): boolean {
  if (!label || label.start > line.start) return false;
  const words = line.content.slice(0, label.end - label.start);
  return !open.label.endsWith(':') && (/^\p{Ll}/u.test(words) || words.endsWith(':'));
}

/** The further line of a label that is wrapped in its column, where a line that goes on with the row has it. */
export function restOfLabel(open: OpenRow, line: TextLine, reading: LineReading): TextSpan | undefined {
  if (open.isPiped) {
    const first = reading.block.cells?.[0];
    return first && first.end > first.start ? first : undefined;
  }
  if (line.column >= (open.valueColumn ?? 0) - 1) return undefined;
  if (reading.kind !== 'table-row') return { start: line.start, end: line.end };
  return reading.block.label;
}
