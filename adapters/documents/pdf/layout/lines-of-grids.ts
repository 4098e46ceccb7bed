import { type Gutter, sameEdge } from './gutter.ts';
import { textOf } from './line.ts';
import { isMark } from './marks.ts';
import type { Piece } from './pieces.ts';

/** Rows of a table across both columns, the cells of each, and the words of a cell. */
const fewestRows = 3;
const fewestCells = 3;
const mostWords = 4;
/** The label of a row may have more. */
const mostOfLabel = 6;

/** The places of the lines that are rows of a table of many short cells, which stands across both columns. */
export function linesOfGrids(lines: readonly (readonly Piece[])[], gutter: Gutter): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  for (const [index, pieces] of [...lines, []].entries()) {
    // A cell that is empty in the row above has the name of its column over it.
    const isInLine = areInLine(pieces, [...(lines[index - 1] ?? []), ...(lines[run[0] ?? index - 1] ?? [])]);
    const isSum = run.length >= fewestRows && pieces.every(({ words }) => !/\p{L}/u.test(textOf(words)));
    const isRow =
      (pieces.length >= fewestCells || (isInLine && run.length >= fewestRows)) &&
      (isSum || areShort(pieces)) &&
      (isSum || (pieces[0]?.left ?? 0) < gutter.left) &&
      (pieces.at(-1)?.left ?? 0) > gutter.left;
    if (isRow && isInLine) run.push(index);
    else {
      if (run.length >= fewestRows && !areTwoTables(lines, run, gutter))
        for (const row of run) found.add(row);
      run = isRow ? [index] : [];
    }
  }
  return found;
}

/**
 * Cells of few words, none the mark of an item: running text beside another may have three pieces by chance. Where
 * there are more, the first may be a figure, and the last a remark.
 */
function areShort(pieces: readonly Piece[]): boolean {
  const isMany = pieces.length > fewestCells;
  const label = textOf(pieces[0]?.words ?? []);
  const mostOf = (cell: number) => (cell === 0 ? mostOfLabel : mostWords);
  return (
    pieces.slice(0, isMany ? -1 : undefined).every(({ words }, cell) => words.length <= mostOf(cell)) &&
    (!isMark(label) || (isMany && /^\d[\d.]*$/u.test(label) && !label.endsWith('.')))
  );
}

/** Two tables beside each other have their labels each, under one name or with rows that only one of them has. */
function areTwoTables(lines: readonly (readonly Piece[])[], run: readonly number[], gutter: Gutter): boolean {
  const [first = 0, last = 0] = [run[0], run.at(-1)];
  const isOnRight = ({ left }: Piece) => left > gutter.left;
  const haveLabels = run.every((row) => {
    const label = lines[row]?.find(isOnRight);
    return label !== undefined && /^\P{Nd}+$/u.test(textOf(label.words));
  });
  const cells = run.flatMap((row) => lines[row] ?? []);
  const isOfOne = (pieces: readonly Piece[] = []) =>
    areInLine(pieces, cells) && pieces.every((piece) => isOnRight(piece) === isOnRight(pieces[0] as Piece));
  // A cell of two lines may stand between.
  const isRowBeside = (row: number, step: number) =>
    [step, 2 * step].some((distance) => isOfOne(lines[row + distance]));
  const [name, ...names] = (lines[first] ?? []).map(({ words }) => textOf(words));
  const isNamedTwice = names.filter((each) => each === name).length === 1;
  return haveLabels && (isNamedTwice || isRowBeside(first, -1) || isRowBeside(last, 1));
}

/**
 * The label begins or ends where a cell of the row above does, which may have others, and so does the cell beside it,
 * or it stands under one.
 */
function areInLine([label, cell]: readonly Piece[], above: readonly Piece[]): boolean {
  if (label === undefined || cell === undefined) return false;
  const isAtEdge = ({ left, right }: Piece) =>
    Math.abs(label.left - left) < sameEdge || Math.abs(label.right - right) < sameEdge;
  const isUnder = ({ left, right }: Piece) => cell.left < right + sameEdge && left < cell.right + sameEdge;
  return above.some(isAtEdge) && above.some((each) => !isAtEdge(each) && isUnder(each));
}
