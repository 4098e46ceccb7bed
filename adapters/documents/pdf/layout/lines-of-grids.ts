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
    const isRow =
      (pieces.length >= fewestCells || (isInLine && run.length >= fewestRows)) &&
      pieces.every(({ words }, cell) => words.length <= (cell === 0 ? mostOfLabel : mostWords)) &&
      !isMark(textOf(pieces[0]?.words ?? [])) &&
      (pieces[0]?.left ?? 0) < gutter.left &&
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

/** Two tables beside each other have their labels each, and rows above or below that only one of them has. */
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
  return haveLabels && (isRowBeside(first, -1) || isRowBeside(last, 1));
}

/**
 * The label and the cell beside it begin or end where cells of the row above do, which may have others: those of
 * lines that are filled up with spaces do so but for the width of a letter.
 */
function areInLine(pieces: readonly Piece[], above: readonly Piece[]): boolean {
  return (
    pieces.length > 1 &&
    pieces
      .slice(0, 2)
      .every(({ left, right, words }, index) =>
        above.some(
          (cell) =>
            Math.abs(cell.left - left) < sameEdge ||
            Math.abs(cell.right - right) < (index > 0 ? Math.max(sameEdge, words[0]?.size ?? 0) : sameEdge),
        ),
      )
  );
}
