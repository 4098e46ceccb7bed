/** A row of a pasted or read table, with the line on which it begins, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a table, or the line of a quotation mark that is never closed. */
export type ReadRows = { readonly rows: readonly TableRow[] } | { readonly unclosedOnLine: number };

/**
 * Reads a table as spreadsheets copy and save it: cells between tabs, semicolons or commas, whichever the first line
 * has; a cell in quotation marks may hold line ends, marks between cells and doubled quotation marks. Empty rows are
 * left out.
 *
 * Own code, because the core has no library for tables and a page should not load one; a test holds it against one.
 */
export function readRows(text: string): ReadRows {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const mark = markOf(source);
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let rowLine = 1;
  let at = 0;
  while (at < source.length) {
    const quoted = source[at] === '"';
    const cell = quoted ? quotedCell(source, at) : plainCell(source, at, mark);
    if (cell === null) return { unclosedOnLine: line };
    // What follows a closing quotation mark is part of the cell, as spreadsheets take it.
    const rest = quoted ? plainCell(source, cell.end, mark) : { text: '', end: cell.end };
    cells.push(cell.text + rest.text);
    line += lineEndsIn(source.slice(at, rest.end));
    at = rest.end;
    if (source[at] === mark) {
      at += 1;
      // A mark at the very end stands before an empty cell.
      if (at < source.length) continue;
      cells.push('');
    }
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    at += source.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    rowLine = line;
  }
  return { rows };
}

function markOf(source: string): string {
  const [first = ''] = source.split(/[\r\n]/, 1);
  const count = (mark: string) => first.split(mark).length;
  if (first.includes('\t')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

interface Cell {
  readonly text: string;
  readonly end: number;
}

/** From an opening quotation mark to its closing one; null where there is none. */
function quotedCell(source: string, start: number): Cell | null {
  let text = '';
  let from = start + 1;
  for (;;) {
    const end = source.indexOf('"', from);
    if (end < 0) return null;
    text += source.slice(from, end);
    if (source[end + 1] !== '"') return { text, end: end + 1 };
    text += '"';
    from = end + 2;
  }
}

function plainCell(source: string, start: number, mark: string): Cell {
  let end = start;
  while (end < source.length && source[end] !== mark && source[end] !== '\n' && source[end] !== '\r')
    end += 1;
  return { text: source.slice(start, end), end };
}

function lineEndsIn(text: string): number {
  return text.split(/\r\n|[\r\n]/).length - 1;
}
