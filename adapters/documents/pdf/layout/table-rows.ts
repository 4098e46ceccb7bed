import type { ReadingMeter } from '../../reading-meter.ts';
import type { Rule, Word } from '../page-content.ts';
import type { Block } from './blocks.ts';
import { centredRows } from './centred-rows.ts';
import type { Line } from './line.ts';
import { asLine, isBold, measureOf, usualLeading, withMeasure } from './line.ts';
import { isMark } from './marks.ts';
import { endsSentence, isFull } from './paragraphs.ts';
import type { Column, CutLine, Zone } from './table-zones.ts';

/** A row while its lines are gathered, column by column. */
type OpenRow = readonly Line[][];

/** A label that ends so has not ended yet. */
const unfinished = /[-–/&,(]$|\b(?:and|of|or|the|to|for|on|in)$/iu;
/** Distance between the lines of two rows, against that within a cell. */
const looseGap = 1.22;
const nearGap = 0.75;
/** Letters of one cell differ by no more than so many points. */
const otherSize = 0.6;
/** So many lines that go on with the words of a cell show how far apart the lines of a cell stand. */
const fewestInside = 3;
/** Lines of one cell are less than so many letter sizes apart. */
const mostLeading = 1.7;
/** Lines of one label stand at most so many times as far apart as the two above them. */
const samePace = 1.1;
/** Cells of one row begin less than so many letter sizes apart in height. */
const otherHeight = 0.15;
/** A label has so many lines at most. */
const mostLabelLines = 6;
/** A date, or a number of something. */
const measured = /^\d{1,3}\.? \p{L}+(?: \d{4})?$/u;
/** The rules around a table stand within so many letter sizes of its words. */
const surrounding = 3;

/** The rows of a table: cut at ruled lines where there are any, else where the labels begin. */
export function tableRows(zone: Zone, rules: readonly Rule[], meter: ReadingMeter): Block[] {
  const { columns } = zone;
  const lines = zone.lines.map((each) => cellsOf(each, columns));
  const edges = columns.map((_, column) => measureOf(lines.flatMap((cells) => cells[column] ?? [])));
  const own = usualLeading(zone.lines.map(({ line }) => line));
  const goesOn = ([label = [], ...values]: OpenRow) =>
    label.length === 0 && /^\p{Ll}{2}/u.test(values.flat()[0]?.text ?? '');
  const inside = lines.filter(goesOn).length;
  // Where rows are of one line each, the text around them shows how far apart lines stand.
  const leading = inside >= fewestInside ? own : Math.min(own, zone.lines[0]?.line.measure.leading ?? 1.2);
  const breaks = rowRules(zone, rules, meter);
  const [top, bottom] = [zone.lines[0]?.line.baseline ?? 0, zone.lines.at(-1)?.line.baseline ?? 0];
  const ruledInside = breaks.filter((at) => at > top && at < bottom);
  const isRuled = ruledInside.length > 0;
  const isNumbered = columns.length > 2 && lines.some(([label]) => isMark(label?.[0]?.text ?? ''));
  const cutting = { breaks, leading, isRuled, isSpaced: isSpaced(lines, leading), isNumbered, columns };
  meter.spend('comparisons', cutting.breaks.length * lines.length);
  const rows: Line[][][] = [];
  let above: readonly Line[][] | undefined;
  // One rule parts the names of the columns from the rows.
  const centred = new Set(ruledInside).size > 1 ? undefined : centredRows(lines, ruledInside[0]);
  for (const [index, cells] of lines.entries()) {
    const row = rows.at(-1);
    const starts = (open: OpenRow, last: OpenRow): boolean =>
      centred ? centred.has(index) : startsRow(open, last, cells, cutting);
    if (row && above && !starts(row, above)) {
      for (const [column, cell] of cells.entries()) row[column]?.push(...cell);
    } else rows.push(cells.map((cell) => [...cell]));
    above = cells;
  }
  const measured = rows.map((row) =>
    row.map((cell, column) => withMeasure(cell, { ...(edges[column] ?? measureOf(cell)), leading })),
  );
  return measured.flatMap((row, index) => asBlocks(row, isHead(row, measured, index)));
}

/** A row with nothing but a label stands across the table, as a band or as text between two tables. */
function asBlocks(cells: OpenRow, isColumnHead: boolean): Block[] {
  const lines = isBandOf(cells) ? (cells[0] ?? []) : [];
  return [
    lines.length > 0 ? { kind: 'paragraph', lines, isBand: true } : { kind: 'row', cells, isColumnHead },
  ];
}

/** The first row, or the one under a name across the table, names the columns where it alone is bold throughout, or the only one without figures. */
function isHead(row: OpenRow, rows: readonly OpenRow[], index: number): boolean {
  const above = rows[index - 1];
  const others = rows.slice(index + 1);
  if ((above && !isBandOf(above)) || others.length === 0) return false;
  const isBoldRow = (each: OpenRow) => each.flat().every(isBold);
  const hasFigures = (each: OpenRow) =>
    each.slice(1).some((cell) => cell.some(({ text }) => /\d/u.test(text)));
  if (isBoldRow(row)) return others.some((other) => !isBoldRow(other));
  const [label = [], ...cells] = row;
  // The column of labels often has no name, and of two columns the other one only then has one for sure.
  const areNames = cells.every((cell) => cell.length > 0) && (cells.length > 1 || label.length === 0);
  return areNames && !hasFigures(row) && others.every(hasFigures);
}

/** Marks hang out of their cell by up to so many points. */
const hanging = 2;

/** The words of a line in each column; a word belongs to the last column that begins before it. */
function cellsOf({ line }: CutLine, columns: readonly Column[]): Line[][] {
  return columns.map(({ left }, index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : left - hanging;
    const to = (columns[index + 1]?.left ?? Number.POSITIVE_INFINITY) - hanging;
    const isOf = ({ left: start }: Word) => start >= from && start < to;
    if (line.words.every(isOf)) return [line];
    const words = line.words.filter(isOf);
    return words.length > 0 ? [asLine(words, line.page)] : [];
  });
}

/** Heights of the rules that part rows: they reach over the labels. */
function rowRules({ lines, columns }: Zone, rules: readonly Rule[], meter: ReadingMeter): number[] {
  const label = columns[0] as Column;
  meter.spend('comparisons', rules.length);
  const top = lines[0]?.line as Line;
  const bottom = lines.at(-1)?.line as Line;
  const reaching = rules.filter(
    ({ direction, at, from, to }) =>
      direction === 'horizontal' &&
      at > top.baseline - surrounding * top.size &&
      at < bottom.baseline + surrounding * bottom.size &&
      Math.min(to, label.right) - Math.max(from, label.left) >= (label.right - label.left) * 0.5,
  );
  return reaching.map(({ at }) => at);
}

interface RowCutting {
  readonly breaks: readonly number[];
  readonly leading: number;
  /** Rules stand between its lines, not just above and below all of them. */
  readonly isRuled: boolean;
  readonly isSpaced: boolean;
  /** Numbers stand in a column of their own before the names. */
  readonly isNumbered: boolean;
  readonly columns: readonly Column[];
}

/** True where more white paper stands between rows than between lines, wherever a label begins anew. */
function isSpaced(lines: readonly (readonly Line[][])[], leading: number): boolean {
  let label: Line | undefined;
  let above: Line | undefined;
  let tight = 0;
  let loose = 0;
  let labels = 0;
  for (const cells of lines) {
    const own = cells[0]?.[0];
    const first = cells.flat()[0];
    if (own && above) {
      const isNew = !label || gapOf(label, own) > leading * looseGap;
      if (isNew && gapOf(above, own) > leading * looseGap) loose += 1;
      else if (isNew) tight += 1;
    }
    if (own) labels += 1;
    label = own ?? label;
    above = first;
  }
  return loose * mostLabelLines >= labels && tight <= loose * 0.1;
}

function gapOf(above: Line, line: Line): number {
  return (line.baseline - above.baseline) / line.size;
}

function startsRow(
  row: OpenRow,
  above: OpenRow,
  cells: OpenRow,
  { breaks, leading, isRuled, isSpaced, isNumbered, columns }: RowCutting,
): boolean {
  const line = cells.flat()[0] as Line;
  const lineAbove = above.flat()[0] as Line;
  const isTitled = isBandOf(row) && lineAbove.size > line.size + otherSize;
  if (isTitled) return true;
  const middleAbove = lineAbove.baseline - lineAbove.size * 0.3;
  const middle = line.baseline - line.size * 0.3;
  if (breaks.some((at) => at > middleAbove && at < middle)) return true;
  if (countsAnew(row, cells)) return true;
  const isEnclosed = breaks.some((at) => at <= middleAbove) && breaks.some((at) => at >= middle);
  if (isEnclosed && (isRuled || !isSpaced)) return false;
  // Beside a column of numbers, a name without one begins a row as well.
  const names = isNumbered && cells[0]?.length === 0 ? 1 : 0;
  const label = cells[names]?.[0];
  const labelAbove = row[names]?.at(-1);
  // Cells that begin well below a label alone, such as the name of the table, are not beside it.
  if (!label) return isBandOf(row) && gapOf(lineAbove, line) > leading * looseGap;
  if (!labelAbove) return true;
  // Where all rows but this one are of one line each, the lines of this one stand nearer.
  if (leading > mostLeading) return gapOf(labelAbove, label) > leading * nearGap;
  if (gapOf(labelAbove, label) > Math.max(leading * looseGap, paceOf(row[names] ?? []))) {
    return !standsBetween(labelAbove, label, cells);
  }
  if (isSpaced) return false;
  return !isWrapped(labelAbove, label, row, cells, columns);
}

/** The lines of a label have a pace of their own, which may be wider than that of the cells beside it. */
function paceOf(label: readonly Line[]): number {
  const [above, line] = label.slice(-2);
  return above && line ? Math.min(gapOf(above, line) * samePace, mostLeading) : 0;
}

/** The cells of a row begin at one height: a label beside the middle of a line goes on with the one above it. */
function standsBetween(above: Line, label: Line, [, ...cells]: OpenRow): boolean {
  const beside = cells.flatMap(([first]) => (first ? [first] : []));
  const isLower = ({ baseline }: Line) => Math.abs(baseline - label.baseline) > otherHeight * label.size;
  return beside.length > 0 && beside.every(isLower) && gapOf(above, label) < mostLeading;
}

/**
 * No figure goes on with the one above it: figures alone, such as those of a sum, are a row where one stands below
 * another, and beside a label where all have something above them.
 */
function countsAnew(row: OpenRow, [label = [], ...cells]: OpenRow): boolean {
  const values = cells.flatMap((cell, column) =>
    cell[0] ? [{ own: cell[0], above: row[column + 1]?.at(-1) }] : [],
  );
  if (!values.every(({ own }) => /[\d–—-]/u.test(own.text) && !/\p{L}/u.test(own.text))) return false;
  if (label.length > 0 && values.length > 1) return values.every(({ above }) => above !== undefined);
  return values.some(({ above }) => above !== undefined && isFigure(above));
}

/** A figure, with the name of a currency before it or not, or the dash of an empty cell; no sign of a currency alone. */
function isFigure({ text }: Line): boolean {
  return /^(?:\p{Lu}{0,3}[£$€]? ?\P{L}*\d|[–—-]+$)/u.test(text) && !/\p{Ll}{2}/u.test(text);
}

/** No figure goes on with what stands above it, nor a date or measure with another one. */
function beginsAnew(line: Line, above: Line | undefined): boolean {
  if (!above) return false;
  return isFigure(line) || (measured.test(line.text) && measured.test(above.text));
}

function isBandOf([label, ...others]: OpenRow): boolean {
  return label !== undefined && label.length > 0 && others.every((cell) => cell.length === 0);
}

/** True when a label goes on in the line below: the column was full, and so was the one beside it. */
function isWrapped(
  above: Line,
  label: Line,
  row: OpenRow,
  cells: OpenRow,
  columns: readonly Column[],
): boolean {
  if (Math.abs(above.size - label.size) > otherSize || above.words[0]?.bold !== label.words[0]?.bold)
    return false;
  if (cells.slice(1).some((cell, column) => cell[0] && beginsAnew(cell[0], row[column + 1]?.at(-1))))
    return false;
  const value = cells[1]?.[0];
  const valueAbove = row[1]?.at(-1);
  const isValueFull = value && valueAbove && fills(valueAbove, value, columns[1] as Column);
  if (isValueFull && /^\p{Ll}/u.test(value.text) && !endsSentence(valueAbove.text)) return true;
  if (/[:.]$/u.test(above.text) || (measured.test(above.text) && measured.test(label.text))) return false;
  if (/^[\p{Ll}(&/]/u.test(label.text) || unfinished.test(above.text)) return true;
  if (value && valueAbove && !/^\p{Ll}/u.test(value.text)) {
    if (/[.;]["”’)]*$/u.test(valueAbove.text) && /^\p{Lu}/u.test(label.text)) return false;
    if (!isValueFull) return false;
  }
  return isFull(above, label, (columns[0] as Column).right);
}

/** A line that ends because the next word has no room, not one that is set to the right. */
function fills(above: Line, line: Line, { left, right }: Column): boolean {
  return above.right - above.left > (right - left) * 0.6 && isFull(above, line, right);
}
