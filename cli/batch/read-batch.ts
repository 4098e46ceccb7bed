import { parse } from 'csv-parse/sync';
import { type BatchRow, batchRow, readBatchLine } from '../../core/codes/batch/batch-row.ts';
import { CommandFailure } from '../command-failure.ts';

export const batchFormats = ['jsonl', 'csv'] as const;
export type BatchFormat = (typeof batchFormats)[number];

/** A batch as it was read: rows in order and, of a table, its header and cells. */
export interface BatchInput {
  readonly format: BatchFormat;
  readonly rows: readonly BatchRow[];
  /** The header of a CSV input; empty for JSON Lines. */
  readonly columns: readonly string[];
  /** The cells of each CSV row; empty for JSON Lines. */
  readonly cells: readonly (readonly string[])[];
}

/** The format that the name of a file tells, or null. */
export function formatOfName(name: string): BatchFormat | null {
  if (/\.(?:jsonl|ndjson|json)$/i.test(name)) return 'jsonl';
  return /\.(?:csv|tsv)$/i.test(name) ? 'csv' : null;
}

/**
 * Reads a batch of descriptions. Without a telling name, a text that begins with `{` is JSON Lines.
 * @param column of a CSV file that holds the description; a column `id` names the rows
 * @throws CommandFailure `batch-not-readable` when the file is not what it seems
 */
export function readBatch(bytes: Uint8Array, name: string, column: string): BatchInput {
  const text = new TextDecoder().decode(bytes);
  const format = formatOfName(name) ?? (text.trimStart().startsWith('{') ? 'jsonl' : 'csv');
  const input = format === 'jsonl' ? readJsonLines(text) : readCsv(text, /\.tsv$/i.test(name), column);
  if (input.rows.length === 0) throw unreadable(`${name} holds no rows.`);
  return input;
}

function readJsonLines(text: string): BatchInput {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => readBatchLine(line, index + 1));
  return { format: 'jsonl', rows, columns: [], cells: [] };
}

function readCsv(text: string, isTabbed: boolean, column: string): BatchInput {
  let table: string[][];
  try {
    table = parse(text, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      delimiter: isTabbed ? '\t' : ',',
    });
  } catch (error) {
    throw unreadable(
      `The file is not CSV: ${error instanceof Error ? error.message : 'it cannot be parsed'}.`,
    );
  }
  const [header = [], ...cells] = table;
  const columns = header.map((name) => name.trim());
  const at = columns.findIndex((name) => name.toLowerCase() === column.toLowerCase());
  if (at < 0) {
    throw unreadable(
      `There is no column "${column}": the file has ${columns.join(', ')}. Name one with --column.`,
    );
  }
  const idAt = columns.findIndex((name) => name.toLowerCase() === 'id');
  const rows = cells.map((row, index) => batchRow(row[idAt] ?? `${index + 1}`, row[at] ?? ''));
  return { format: 'csv', rows, columns, cells };
}

function unreadable(message: string): CommandFailure {
  return new CommandFailure({ code: 'batch-not-readable', message });
}
