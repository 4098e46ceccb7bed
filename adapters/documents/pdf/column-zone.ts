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
}

/** Narrowest free strip between two columns, in points. */
const narrowestGutter = 4;

/** Cuts the lines of a page into zones of columns and stretches of running text. */
export function findZones(lines: readonly PageLine[]): Zone[] {
  const zones: Zone[] = [];
  let index = 0;
  while (index < lines.length) {
    const length = zoneLength(lines, index);
    if (length === 0) {
      addRunningLine(zones, lines[index] as PageLine);
      index += 1;
      continue;
    }
    const zone = lines.slice(index, index + length);
    zones.push({ lines: zone, columns: columnsOf(zone) });
    index += length;
  }
  return zones;
}

/** The columns that segments leave between them: their reaches, merged where they overlap. */
export function columnsOf(lines: readonly PageLine[]): Column[] {
  return lines.flatMap(({ segments }) => segments).reduce<Column[]>(addReach, []);
}

function addReach(columns: readonly Column[], { left, right }: Column): Column[] {
  const apart = columns.filter(
    (column) => column.right + narrowestGutter < left || right + narrowestGutter < column.left,
  );
  const touching = columns.filter((column) => !apart.includes(column));
  const merged = {
    left: Math.min(left, ...touching.map((column) => column.left)),
    right: Math.max(right, ...touching.map((column) => column.right)),
  };
  return [...apart, merged].sort((a, b) => a.left - b.left);
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

function addRunningLine(zones: Zone[], line: PageLine): void {
  const last = zones.at(-1);
  if (last && last.columns.length === 0) zones[zones.length - 1] = { ...last, lines: [...last.lines, line] };
  else zones.push({ lines: [line], columns: [] });
}
