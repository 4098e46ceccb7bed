import type { LineReading } from './line-reading.ts';
import type { Cell, DocumentBlock, TextSpan } from './term-sheet-document.ts';
import type { TextLine } from './text-line.ts';

/** The cells of a row that is still being read, each with its lines and the column it begins at. */
export interface CellLines {
  readonly columns: readonly number[];
  readonly lines: TextSpan[][];
}

/** The cells that a row has on its first line. */
export function cellLines(cells: readonly TextSpan[], line: TextLine): CellLines {
  return {
    columns: cells.map(({ start }) => line.column + start - line.start),
    lines: cells.map((cell) => [cell]),
  };
}

/** Adds what a further line of the row has for each of its cells. */
export function addToCells(
  cells: CellLines,
  line: TextLine,
  { block, isPiped }: LineReading,
  labelRest: TextSpan | undefined,
): void {
  const { lines, columns } = cells;
  if (isPiped && block.cells) {
    for (const [index, cell] of block.cells.entries()) if (cell.end > cell.start) lines[index]?.push(cell);
    return;
  }
  const valueStart =
    labelRest && block.value && block.value.start > labelRest.start ? block.value.start : null;
  if (labelRest) cellAt(cells, line.column)?.push(labelRest);
  if (labelRest && valueStart === null) return;
  const start = valueStart ?? line.start;
  const column = line.column + start - line.start;
  (columns.length === 2 ? lines[1] : cellAt(cells, column))?.push({ start, end: line.end });
}

function cellAt({ columns, lines }: CellLines, column: number): TextSpan[] | undefined {
  let index = 0;
  for (const [at, begins] of columns.entries()) if (begins <= column + 1) index = at;
  return lines[index];
}

/** The cells of a whole row; a cell whose lines stand beside those of another is told line by line. */
export function asCells({ lines }: CellLines, isPiped: boolean): Cell[] {
  const areSideBySide = isPiped || lines.slice(0, -1).some(({ length }) => length > 1);
  return lines.map((pieces) => {
    const [first, ...others] = pieces.filter(({ start, end }) => end > start);
    if (!first) return pieces[0] ?? { start: 0, end: 0 };
    const { end } = others.at(-1) ?? first;
    const span = { start: first.start, end };
    return others.length > 0 && areSideBySide ? { ...span, lines: [first, ...others] } : span;
  });
}

/** True for a row without figures over a row that has them: it names the columns. */
export function namesColumns(
  text: string,
  previous: DocumentBlock | undefined,
  block: DocumentBlock,
  next: DocumentBlock | undefined,
): boolean {
  if (block.kind !== 'table-row' || previous?.kind === 'table-row' || next?.kind !== 'table-row')
    return false;
  const words = text.slice(block.start, block.end);
  const cells = next.cells?.length ?? 0;
  return (
    cells > 1 && words.length < 200 && !/\d|[:.;]\s*$/u.test(words) && countFigures(text, next) * 2 >= cells
  );
}

function countFigures(text: string, { cells = [] }: DocumentBlock): number {
  return cells.filter(({ start, end }) => /^[^\p{L}]{0,3}\d[^\p{L}]*\p{L}?$/u.test(text.slice(start, end)))
    .length;
}
