import { type Gutter, sameEdge } from './column-evidence.ts';
import { textOf } from './line.ts';
import { isMark } from './marks.ts';
import type { Piece } from './pieces.ts';

/** Rows of a table across both columns, the cells of each, and the words of a cell. */
const fewestRows = 3;
const fewestCells = 3;
const mostWords = 4;

/** The places of the lines that are rows of a table of many short cells, which stands across both columns. */
export function linesOfGrids(lines: readonly (readonly Piece[])[], gutter: Gutter): ReadonlySet<number> {
  const found = new Set<number>();
  let run = 0;
  for (const [index, pieces] of lines.entries()) {
    const isInLine = run >= fewestRows && areInLine(pieces, lines[index - 1] ?? []);
    const isRow =
      (pieces.length >= fewestCells || isInLine) &&
      pieces.every(({ words }) => words.length <= mostWords) &&
      !isMark(textOf(pieces[0]?.words ?? [])) &&
      (pieces[0]?.left ?? 0) < gutter.left &&
      (pieces.at(-1)?.left ?? 0) > gutter.left;
    const isSame = Math.abs((pieces[0]?.left ?? 0) - (lines[index - 1]?.[0]?.left ?? 0)) < sameEdge;
    run = isRow ? (isSame ? run + 1 : 1) : 0;
    if (run === fewestRows) for (let row = index - run + 1; row < index; row += 1) found.add(row);
    if (run >= fewestRows) found.add(index);
  }
  return found;
}

/** Two cells begin or end where those of the row above do, which may have others beside them. */
function areInLine(pieces: readonly Piece[], above: readonly Piece[]): boolean {
  return (
    pieces.length === 2 &&
    pieces.every(({ left, right }) =>
      above.some((cell) => Math.abs(cell.left - left) < sameEdge || Math.abs(cell.right - right) < sameEdge),
    )
  );
}
