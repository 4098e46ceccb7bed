import type { PageLine, Segment } from './page-lines.ts';
import { leftOf } from './page-lines.ts';

/** The horizontal reach of a column. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Consecutive lines that leave the same gutters free, or a single line without any. */
export interface Zone {
  readonly lines: readonly PageLine[];
  /** Empty where the lines have no gutter. */
  readonly columns: readonly Column[];
  /** Heights of the lines just above and below, between which the rules of a table stand. */
  readonly ceiling: number;
  readonly floor: number;
}

type OpenZone = Pick<Zone, 'lines' | 'columns'>;

/** Narrowest free strip between two columns, in points. */
const narrowestGutter = 4;
const fewestLinesForStrays = 8;

/**
 * Cuts the lines of a page into zones of columns and stretches of running text. `carried` are the columns in which
 * the page before ended: lines at the top that keep to the right of the first go on with its last row.
 */
export function findZones(lines: readonly PageLine[], carried: readonly Column[] = []): Zone[] {
  const zones: OpenZone[] = [];
  let index = carriedLength(lines, carried);
  if (index > 0) zones.push({ lines: lines.slice(0, index), columns: carried });
  while (index < lines.length) {
    const length = zoneLength(lines, index);
    if (length === 0) {
      addRunningLine(zones, lines[index] as PageLine);
      index += 1;
      continue;
    }
    const body = lines.slice(index, index + length);
    const columns = withoutStrays(columnsOf(body), body);
    zones.push({ lines: [...takeBack(zones, body, columns), ...body], columns });
    index += length;
  }
  return zones.map((zone, at) => ({
    ...zone,
    ceiling: zones[at - 1]?.lines.at(-1)?.baseline ?? Number.NEGATIVE_INFINITY,
    floor: zones[at + 1]?.lines[0]?.baseline ?? Number.POSITIVE_INFINITY,
  }));
}

/** The columns that segments leave between them: their reaches, merged where they overlap. */
export function columnsOf(lines: readonly PageLine[]): Column[] {
  return lines.flatMap(({ segments }) => segments).reduce<Column[]>(addReach, []);
}

function addReach(columns: readonly Column[], { left, right }: Column): Column[] {
  const isApart = (column: Column) =>
    column.right + narrowestGutter < left || right + narrowestGutter < column.left;
  const touching = columns.filter((column) => !isApart(column));
  const [only] = touching;
  // Most segments of a page lie inside a column that is known.
  if (only && touching.length === 1 && only.left <= left && right <= only.right) return [...columns];
  const apart = columns.filter(isApart);
  const merged = {
    left: Math.min(left, ...touching.map((column) => column.left)),
    right: Math.max(right, ...touching.map((column) => column.right)),
  };
  return [...apart, merged].sort((a, b) => a.left - b.left);
}

/**
 * Justified lines leave wide gaps inside a cell: what stands behind one in a line or two of many is no column, and
 * belongs to the column on its left.
 */
function withoutStrays(columns: readonly Column[], lines: readonly PageLine[]): Column[] {
  if (lines.length < fewestLinesForStrays) return [...columns];
  const segments = lines.flatMap((line) => line.segments);
  const kept: Column[] = [];
  for (const [index, column] of columns.entries()) {
    const count = segments.filter(({ left, right }) => left >= column.left && right <= column.right).length;
    const last = kept.at(-1);
    const isStray = count < 3 && index > 0 && index < columns.length - 1;
    if (isStray && last) kept[kept.length - 1] = { left: last.left, right: column.right };
    else kept.push(column);
  }
  return kept;
}

/** Lines just above a zone that stand wholly behind its first column belong to it: cells that begin higher up. */
function takeBack(zones: OpenZone[], body: readonly PageLine[], columns: readonly Column[]): PageLine[] {
  const before = zones.at(-1);
  const value = columns[1];
  if (!before || before.columns.length > 0 || !value) return [];
  const taken: PageLine[] = [];
  let below = body[0];
  for (const line of before.lines.toReversed()) {
    if (!below || leftOf(line) < value.left - 2 || below.baseline - line.baseline > 2.2 * line.size) break;
    taken.unshift(line);
    below = line;
  }
  if (taken.length === 0) return taken;
  const rest = before.lines.slice(0, before.lines.length - taken.length);
  zones.pop();
  if (rest.length > 0) zones.push({ lines: rest, columns: [] });
  return taken;
}

/** Number of lines at the top of a page that stand in the value columns of the page before. */
function carriedLength(lines: readonly PageLine[], [label, value]: readonly Column[]): number {
  if (!label || !value) return 0;
  const first = lines.findIndex((line) => line.segments.length > 1 || leftOf(line) < value.left - 2);
  return first < 0 ? lines.length : first;
}

/** Number of lines of the zone that begins here; 0 when the line opens no columns. */
function zoneLength(lines: readonly PageLine[], first: number): number {
  const opening = lines[first] as PageLine;
  const next = lines[first + 1];
  const opens = opening.segments.length > 1 || (next !== undefined && standBeside(opening, next));
  if (!opens) return 0;
  let columns = columnsOf([opening]);
  let length = 1;
  for (const line of lines.slice(first + 1)) {
    const widened = line.segments.reduce<Column[]>(addReach, columns);
    const merges = widened.length < columns.length && line.segments.length === 1;
    if (widened.length < 2 || merges) break;
    columns = widened;
    length += 1;
  }
  return withoutTail(lines.slice(first, first + length));
}

/**
 * Length of a zone without the single lines below it that belong to the next heading or paragraph: those that
 * stand in the first column, apart from the row above or set differently.
 */
function withoutTail(zone: readonly PageLine[]): number {
  const firstColumn = columnsOf(zone)[0];
  const inFirst = (line: PageLine) => line.segments.length === 1 && leftOf(line) <= (firstColumn?.right ?? 0);
  const last = zone.findLastIndex((line) => !inFirst(line));
  let length = last + 1;
  for (const line of zone.slice(last + 1)) {
    const above = zone[length - 1];
    if (!above || line.baseline - above.baseline > 1.6 * line.size) break;
    if (above.segments[0]?.bold !== line.segments[0]?.bold || Math.abs(above.size - line.size) > 0.6) break;
    length += 1;
  }
  return length;
}

/** Two lines of two columns whose letters stand at slightly different heights. */
function standBeside(line: PageLine, next: PageLine): boolean {
  const reach = (segments: readonly Segment[]) => addReachAll(segments);
  if (next.baseline - line.baseline > 0.8 * Math.min(line.size, next.size)) return false;
  const one = reach(line.segments);
  const other = reach(next.segments);
  return one.right + line.size < other.left || other.right + line.size < one.left;
}

function addReachAll(segments: readonly Segment[]): Column {
  return {
    left: Math.min(...segments.map(({ left }) => left)),
    right: Math.max(...segments.map(({ right }) => right)),
  };
}

function addRunningLine(zones: OpenZone[], line: PageLine): void {
  const last = zones.at(-1);
  if (last && last.columns.length === 0) zones[zones.length - 1] = { ...last, lines: [...last.lines, line] };
  else zones.push({ lines: [line], columns: [] });
}
