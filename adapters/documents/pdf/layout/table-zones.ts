import type { ReadingMeter } from '../../reading-meter.ts';
import type { Rule } from '../page-content.ts';
import type { Line } from './line.ts';
import type { Piece } from './pieces.ts';

/** The horizontal reach of a column of cells. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** A line with its pieces. */
export interface CutLine {
  readonly line: Line;
  readonly pieces: readonly Piece[];
}

/** Lines with their pieces, which come in the same order. */
export function cutUp(lines: readonly Line[], pieces: readonly (readonly Piece[])[]): CutLine[] {
  return lines.map((line, index) => ({ line, pieces: pieces[index] ?? [] }));
}

/** Consecutive lines that leave the same strips free between their cells; without columns, running text. */
export interface Zone {
  readonly lines: readonly CutLine[];
  readonly columns: readonly Column[];
}

/** Narrowest free strip between two columns of cells, in points. */
const narrowestStrip = 3;
/** A free strip of this many letter sizes makes a single line a row of two cells. */
const rowGap = 2;
const fewestLinesForStrays = 8;
/** Letters of cells that differ by so many points are not of one table. */
const otherSize = 0.6;
/** Lines of one label stand less than this apart, in letter sizes or in lines of the text. */
const nearGap = 1.6;
const nearLeading = 1.15;
/** Lines of two cells, one of them set between two of the other, are nearer than so many letter sizes. */
const halfLine = 0.85;
/** A cell that begins higher than the row below it does so by so many letter sizes at most. */
const raisedGap = 2.6;
/** White paper of so many letter sizes, and of so many times the widest between its lines, ends a table. */
const endGap = 2.5;
const endGaps = 1.3;
const nameGap = 1.8;

/**
 * Cuts the lines of a region into tables and running text. `carried` are the columns in which the region before
 * ended: lines at the top that keep to the right of its labels go on with its last row.
 */
export function tableZones(
  cut: readonly CutLine[],
  rules: readonly Rule[],
  carried: readonly Column[],
  meter: ReadingMeter,
): Zone[] {
  spendOn(cut, meter);
  const zones: Zone[] = [];
  let text: CutLine[] = [];
  const closeText = () => {
    if (text.length > 0) zones.push({ lines: text, columns: [] });
    text = [];
  };
  let index = carriedLength(cut, carried);
  if (index > 0) zones.push({ lines: cut.slice(0, index), columns: carried });
  while (index < cut.length) {
    const length = zoneLength(cut, index);
    const body = cut.slice(index, index + length);
    const columns = withoutStrays(columnsOf(body), body);
    if (length === 0 || isLoose(body, columns, rules)) {
      text.push(...cut.slice(index, index + Math.max(1, length)));
      index += Math.max(1, length);
      continue;
    }
    const raised = raisedLength(text, body, columns);
    const above = text.splice(text.length - raised, raised);
    closeText();
    zones.push({ lines: [...above, ...body], columns });
    index += length;
  }
  closeText();
  return zones;
}

/** Every piece is compared with every column, of which there are as many at most as pieces on one line. */
function spendOn(lines: readonly CutLine[], meter: ReadingMeter): void {
  const pieces = lines.reduce((sum, line) => sum + line.pieces.length, 0);
  const columns = lines.reduce((most, line) => Math.max(most, line.pieces.length), 0);
  meter.spend('comparisons', pieces * columns);
}

/** Number of lines of the table that begins here; 0 where the line begins none. */
function zoneLength(lines: readonly CutLine[], first: number): number {
  const opening = lines[first] as CutLine;
  const next = lines[first + 1];
  if (opening.pieces.length < 2 && !(next && standBeside(opening, next))) return 0;
  let columns = columnsOf([opening]);
  let length = 1;
  /** Lines of several cells, and those of them that have three or more and one in each column. */
  let beside = opening.pieces.length > 1 ? 1 : 0;
  let full = opening.pieces.length > 2 ? 1 : 0;
  let widest = Number.POSITIVE_INFINITY;
  for (; first + length < lines.length; length += 1) {
    const { line, pieces } = lines[first + length] as CutLine;
    const gap = line.baseline - (lines[first + length - 1] as CutLine).line.baseline;
    if (opensNote(lines[first + length] as CutLine)) break;
    if (gap > endGap * line.size && gap > endGaps * widest) break;
    // A name over the next table stands off from the rows above it.
    if (pieces.length === 1 && length > 2 && gap > nameGap * widest && line.left < (columns[0]?.right ?? 0))
      break;
    widest = Math.max(gap, length > 1 ? widest : 0);
    if (opensFinerTable(pieces, lines[first + length + 1]?.pieces ?? [], columns, length)) break;
    const widened = pieces.reduce<Column[]>(addReach, columns);
    const merges = widened.length < columns.length && (pieces.length === 1 || full > 1);
    if (widened.length < 2 || merges || (beside > 1 && standsElsewhere(pieces, columns))) break;
    if (pieces.length > 1) beside += 1;
    if (pieces.length > 2 && pieces.length === columns.length) full += 1;
    columns = widened;
  }
  return withoutTail(lines.slice(first, first + length));
}

function opensNote({ line }: CutLine): boolean {
  return line.words[0]?.isRaised === true;
}

/** No cell behind the first stands in a column of the rows above: the line is of another table. */
function standsElsewhere(pieces: readonly Piece[], [, ...columns]: readonly Column[]): boolean {
  const [, ...cells] = pieces;
  return (
    cells.length > 0 &&
    cells.every(({ left, right }) => columns.every((column) => isApart(column, left, right)))
  );
}

/** Two lines have cells in line where the rows above have one: they are rows of another table. */
function opensFinerTable(
  pieces: readonly Piece[],
  below: readonly Piece[],
  columns: readonly Column[],
  length: number,
): boolean {
  if (pieces.length <= columns.length || pieces.length < 3 || below.length < pieces.length - 1) return false;
  const parted = columns.findLast(
    (column) => pieces.filter(({ left, right }) => !isApart(column, left, right)).length > 1,
  );
  // A first row with an empty cell is none of another table; without a cell that is parted, more rows are needed.
  if (!parted && length < 2) return false;
  const from = (parted?.left ?? 0) - narrowestStrip;
  const edges = below.flatMap(({ left, right }) => [left, right]).filter((edge) => edge > from);
  const isInLine = (place: number) => edges.some((edge) => Math.abs(edge - place) < narrowestStrip);
  const behind = pieces.filter(({ left }) => left > from);
  return behind.every(({ left, right }) => isInLine(left) || isInLine(right));
}

function isApart(column: Column, left: number, right: number): boolean {
  return column.right + narrowestStrip < left || right + narrowestStrip < column.left;
}

/** Two lines of two cells whose letters stand at different heights. */
function standBeside({ line }: CutLine, { line: next }: CutLine): boolean {
  if (next.baseline - line.baseline > 0.8 * Math.min(line.size, next.size)) return false;
  return line.right + line.size < next.left || next.right + line.size < line.left;
}

/** The length of a table without lines below it that only happen to be as narrow as its labels. */
function withoutTail(zone: readonly CutLine[]): number {
  const label = columnsOf(zone)[0];
  const isLabel = ({ pieces }: CutLine) =>
    pieces.length === 1 && (pieces[0]?.left ?? 0) <= (label?.right ?? 0);
  let length = zone.findLastIndex((line) => !isLabel(line)) + 1;
  for (const { line, pieces } of zone.slice(length)) {
    const above = zone[length - 1];
    const near = Math.max(nearGap, line.measure.leading * nearLeading) * line.size;
    if (!above || line.baseline - above.line.baseline > near) break;
    if (above.pieces[0]?.words[0]?.bold !== pieces[0]?.words[0]?.bold) break;
    if (Math.abs(above.line.size - line.size) > otherSize) break;
    length += 1;
  }
  return length;
}

/** Number of lines just above a table that stand wholly behind its labels: cells that begin higher up. */
function raisedLength(
  text: readonly CutLine[],
  body: readonly CutLine[],
  columns: readonly Column[],
): number {
  const value = columns[1]?.left ?? Number.POSITIVE_INFINITY;
  let below = body[0]?.line;
  let length = 0;
  for (const { line } of [...text].reverse()) {
    if (!below || line.left < value - 2 || below.baseline - line.baseline > raisedGap * line.size) break;
    if (Math.abs(below.size - line.size) > otherSize) break;
    below = line;
    length += 1;
  }
  return length;
}

/** Number of lines at the top that stand in the value column of the table before. */
function carriedLength(lines: readonly CutLine[], carried: readonly Column[]): number {
  const value = carried.at(-1);
  if (!value || carried.length < 2) return 0;
  const first = lines.findIndex(
    (each) => each.pieces.length > 1 || each.line.left < value.left - 2 || opensNote(each),
  );
  return first < 0 ? lines.length : withoutRaised(lines, first);
}

/** Nearer to a label than a line of text stands, cells that are set about the middle of their row begin above it. */
function withoutRaised(lines: readonly CutLine[], first: number): number {
  const gapAbove = (index: number): number => {
    const [above, line] = [lines[index - 1]?.line, lines[index]?.line];
    return above && line ? (line.baseline - above.baseline) / line.size : Number.POSITIVE_INFINITY;
  };
  if (gapAbove(first) >= halfLine) return first;
  let end = first - 1;
  while (end > 0 && gapAbove(end) < nearGap) end -= 1;
  return end;
}

/** One line with a gap that is no wider than justified text makes it. */
function isLoose(
  lines: readonly CutLine[],
  [first, second]: readonly Column[],
  rules: readonly Rule[],
): boolean {
  if (!first || !second) return true;
  const { size } = (lines[0] as CutLine).line;
  if (lines.length > 1 || second.left - first.right >= rowGap * size) return false;
  return !rules.some(
    ({ direction, at }) => direction === 'vertical' && at > first.right - 2 && at < second.left + 2,
  );
}

/** The columns that pieces leave between them: their reaches, merged where they overlap. */
function columnsOf(lines: readonly CutLine[]): Column[] {
  return lines.flatMap(({ pieces }) => pieces).reduce<Column[]>(addReach, []);
}

function addReach(columns: Column[], { left, right }: Column): Column[] {
  // Most pieces of a page lie inside a column that is known.
  for (const column of columns) if (column.left <= left && right <= column.right) return columns;
  const isBeside = (column: Column) => isApart(column, left, right);
  const touching = columns.filter((column) => !isBeside(column));
  const merged = {
    left: Math.min(left, ...touching.map((column) => column.left)),
    right: Math.max(right, ...touching.map((column) => column.right)),
  };
  return [...columns.filter(isBeside), merged].sort((one, other) => one.left - other.left);
}

/** Justified lines leave wide gaps inside a cell: what a line or two of many have behind one is no column. */
function withoutStrays(columns: readonly Column[], lines: readonly CutLine[]): Column[] {
  if (lines.length < fewestLinesForStrays) return [...columns];
  const pieces = lines.flatMap((line) => line.pieces);
  const kept: Column[] = [];
  for (const [index, column] of columns.entries()) {
    const count = pieces.filter(({ left, right }) => left >= column.left && right <= column.right).length;
    const last = kept.at(-1);
    const isStray = count < 3 && index > 0 && index < columns.length - 1;
    if (isStray && last) kept[kept.length - 1] = { left: last.left, right: column.right };
    else kept.push(column);
  }
  return kept;
}
