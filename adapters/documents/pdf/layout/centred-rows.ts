import type { Line } from './line.ts';

/** A line of a table, the words of each column by themselves. */
type CutCells = readonly (readonly Line[])[];

/** Rows stand this much further apart than the lines of a cell. */
const rowGap = 1.12;
/** The middles of the cells of one row are less than so many letter sizes apart. */
const sameMiddle = 0.3;
/** Lines of one cell are at least so many letter sizes apart. */
const leastLeading = 0.9;

/**
 * The lines at which rows begin where the cells of each row are set about its middle, as browsers do: a long cell
 * begins above the label beside it, and white paper parts the rows. Undefined where cells are not so set, or where no
 * cell is longer than another one beside it, so that nothing tells.
 *
 * @param rule the height of one under the names of the columns
 */
export function centredRows(lines: readonly CutCells[], rule?: number): ReadonlySet<number> | undefined {
  const leading = leadingOf(lines);
  if (leading === undefined) return undefined;
  const starts = [0];
  for (let index = 1; index < lines.length; index += 1) {
    const [above, below] = [baselineOf(lines[index - 1]), baselineOf(lines[index])];
    const isParted = rule !== undefined && above < rule && rule < below;
    if (isParted || below - above > leading * rowGap) starts.push(index);
  }
  const rows = starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length));
  // A row may be cut off by the edge of the page.
  const whole = rows.slice(1, -1);
  const isTold = whole.some(hasUnequalCells);
  return isTold && whole.every(isCentred) ? new Set(starts) : undefined;
}

/** The smallest distance between two lines of one column. */
function leadingOf(lines: readonly CutCells[]): number | undefined {
  const above: (Line | undefined)[] = [];
  let least: number | undefined;
  for (const cells of lines) {
    for (const [column, [line]] of cells.entries()) {
      if (!line) continue;
      const gap = line.baseline - (above[column]?.baseline ?? Number.NEGATIVE_INFINITY);
      if (gap >= leastLeading * line.size && gap < (least ?? Number.POSITIVE_INFINITY)) least = gap;
      above[column] = line;
    }
  }
  return least;
}

function baselineOf(cells: CutCells | undefined): number {
  return cells?.flat()[0]?.baseline ?? 0;
}

/** The lines of each column that has any. */
function columnsOf(row: readonly CutCells[]): Line[][] {
  const columns: Line[][] = [];
  for (const cells of row) {
    for (const [column, own] of cells.entries()) {
      const known = columns[column] ?? [];
      known.push(...own);
      columns[column] = known;
    }
  }
  return columns.filter((column) => column.length > 0);
}

function hasUnequalCells(row: readonly CutCells[]): boolean {
  const columns = columnsOf(row);
  return columns.some(({ length }) => length !== columns[0]?.length);
}

function isCentred(row: readonly CutCells[]): boolean {
  const middles = columnsOf(row).map((column) => {
    const [first, last] = [column[0] as Line, column.at(-1) as Line];
    return { at: (first.baseline + last.baseline) / 2, size: first.size };
  });
  const [first] = middles;
  return first !== undefined && middles.every(({ at }) => Math.abs(at - first.at) < sameMiddle * first.size);
}
