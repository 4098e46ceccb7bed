import type { Word } from '../page-content.ts';
import type { TableRow } from './blocks.ts';
import { asLine, type Line } from './line.ts';

/** Lines that belong together: rows written with bars, or whatever else stands between such rows. */
export interface PipedRun {
  readonly isPiped: boolean;
  readonly from: number;
  readonly to: number;
}

const bar = /[|\u2502\u2503\u2551]/u;
const bars = /[|\u2502\u2503\u2551]/gu;
const opening = /^[|\u2502\u2503\u2551]/u;
const closing = /[|\u2502\u2503\u2551]$/u;
/** "|---|:--:|" under the names of the columns, "+----+" around a table. */
const rule = /^[|+\u2500-\u257F][-=+|:\s\u2500-\u257F]+$/u;
const fewestRows = 2;
/** A row runs over so many lines at most. */
const longestRow = 40;

/** Cuts lines into tables written with bars, as Markdown writes them, and what stands between them. */
export function pipedRuns(lines: readonly Line[]): PipedRun[] {
  const runs: PipedRun[] = [];
  let from = 0;
  for (let index = 0; index < lines.length; index += 1) {
    if (!isRowStart(lines[index])) continue;
    const to = runEnd(lines, index);
    const rows = lines.slice(index, to).filter(isRowStart).length;
    if (rows >= fewestRows) {
      if (index > from) runs.push({ isPiped: false, from, to: index });
      runs.push({ isPiped: true, from: index, to });
      from = to;
    }
    index = to - 1;
  }
  if (from < lines.length) runs.push({ isPiped: false, from, to: lines.length });
  return runs;
}

function isRowStart(line: Line | undefined): boolean {
  return line !== undefined && (opening.test(line.text) || rule.test(line.text)) && line.text.length > 2;
}

/** The end of the rows that begin at a line: each closes with a bar, on its line or on a later one. */
function runEnd(lines: readonly Line[], first: number): number {
  let end = first;
  while (isRowStart(lines[end])) {
    let last = end;
    while (last < lines.length && last - end < longestRow && !isClosed(lines[last] as Line)) last += 1;
    if (last >= lines.length || !isClosed(lines[last] as Line)) break;
    end = last + 1;
  }
  return end > first ? end : first + 1;
}

function isClosed({ text }: Line): boolean {
  return closing.test(text) || rule.test(text);
}

/** The rows of a table written with bars; the one over its first rule names the columns. */
export function pipedRows(lines: readonly Line[]): TableRow[] {
  const rows: TableRow[] = [];
  let open: Line[] = [];
  for (const line of lines) {
    if (open.length === 0 && rule.test(line.text)) {
      const [head] = rows;
      if (head && rows.length === 1) rows[0] = { ...head, isColumnHead: true };
      continue;
    }
    open.push(line);
    if (!isClosed(line)) continue;
    const cells = cellsOf(open);
    if (cells.some((cell) => cell.length > 0)) rows.push({ kind: 'row', cells, isColumnHead: false });
    open = [];
  }
  return rows;
}

/** The words of each cell of a row, which may run over several lines, as one line. */
function cellsOf(lines: readonly Line[]): Line[][] {
  const cells: Word[][] = [];
  for (const word of lines.flatMap(({ words }) => words.flatMap(atBars))) {
    if (bar.test(word.text)) cells.push([]);
    else cells.at(-1)?.push(word);
  }
  const [{ page, measure }] = lines as [Line];
  return cells.slice(0, -1).map((words) => (words.length > 0 ? [{ ...asLine(words, page), measure }] : []));
}

/** A word that touches bars, and these, one by one. */
function atBars(word: Word): Word[] {
  if (!bar.test(word.text)) return [word];
  const width = (word.right - word.left) / word.text.length;
  const cut = (text: string, at: number): Word => ({
    ...word,
    text,
    left: word.left + at * width,
    right: word.left + (at + text.length) * width,
  });
  const parts: Word[] = [];
  let from = 0;
  for (const { index } of word.text.matchAll(bars)) {
    if (index > from) parts.push(cut(word.text.slice(from, index), from));
    parts.push(cut(word.text.charAt(index), index));
    from = index + 1;
  }
  if (from < word.text.length) parts.push(cut(word.text.slice(from), from));
  return parts;
}
