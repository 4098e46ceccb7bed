import type { BatchRow } from '../../core/codes/batch/batch-row.ts';
import { CommandFailure } from '../command-failure.ts';

export const batchFormats = ['jsonl', 'csv'] as const;
export type BatchFormat = (typeof batchFormats)[number];

/** A row as it was read and, of a table, its cells. */
export interface InputRow {
  readonly row: BatchRow;
  /** Empty for JSON. */
  readonly cells: readonly string[];
}

/** A batch that can be gone through row by row, more than once, without keeping it. */
export interface BatchInput {
  readonly format: BatchFormat;
  readonly total: number;
  /** The header of a table; empty for JSON. */
  readonly columns: readonly string[];
  /** What parts the cells of a table. */
  readonly delimiter: string;
  /** Whether a byte order mark stood in front of a table, which spreadsheets go by. */
  readonly hasMark: boolean;
  /** What a person should know of how the file was read. */
  readonly notes: readonly string[];
  rows(): AsyncIterable<InputRow>;
}

/** The format that the name of a file tells, or null. */
export function formatOfName(name: string): BatchFormat | null {
  if (/\.(?:jsonl|ndjson|json)$/i.test(name)) return 'jsonl';
  return /\.(?:csv|tsv)$/i.test(name) ? 'csv' : null;
}

/** A file that is not what it seems. */
export function batchUnreadable(message: string): CommandFailure {
  return new CommandFailure({ code: 'batch-not-readable', message });
}
