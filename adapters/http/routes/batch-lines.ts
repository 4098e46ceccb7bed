import { type BatchRow, readBatchLine, unreadableRow } from '../../../core/codes/batch/batch-row.ts';
import { isWithin } from '../json-bounds.ts';

/** The longest description with every character escaped, and a table's other columns beside it. */
const longestRow = 128 * 1024;
const rowBounds = { mostParts: 1000, deepest: 16 };

const blanks = new Set([...' \t\r\n'].map((blank) => blank.charCodeAt(0)));

/** The lines of a text that hold something, one at a time: a megabyte of line ends makes no list. */
export function* linesWithRows(text: string): Generator<string> {
  let at = 0;
  while (true) {
    while (at < text.length && blanks.has(text.charCodeAt(at))) at += 1;
    if (at === text.length) return;
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd < 0 ? text.length : lineEnd;
    yield text.slice(at, end);
    at = end;
  }
}

/** How many rows a text has, as far as anybody wants to know. */
export function countRows(text: string, most: number): number {
  let rows = 0;
  for (const _line of linesWithRows(text)) {
    rows += 1;
    if (rows === most) break;
  }
  return rows;
}

/** Reads a row that somebody sent from afar, who may not keep others waiting for one of a hundred thousand fields. */
export function readBoundedRow(line: string, number: number): BatchRow {
  if (line.length <= longestRow && isWithin(line, rowBounds)) return readBatchLine(line, number);
  const message = `Row ${number} is more than a row can be: up to 131,072 characters and 1,000 fields.`;
  return unreadableRow(`${number}`, message);
}
