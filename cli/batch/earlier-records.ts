import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { CommandFailure } from '../command-failure.ts';
import type { InputRow } from './batch-input.ts';
import { linesOf } from './read-json-rows.ts';
import type { BatchWriter } from './write-batch.ts';

/** What an earlier run wrote for a row. */
export interface EarlierRecord {
  readonly text: string;
  /** An answer, not an error: it need not be made again. */
  readonly isFinished: boolean;
}

/** The records of an earlier run, asked for row by row in the order of the input. */
export interface EarlierRecords {
  /**
   * The record at the place of this row if it is whole.
   * @throws CommandFailure `output-not-ours` where it is finished and was made from another row
   */
  next(row: InputRow): Promise<EarlierRecord | null>;
  /**
   * Called after the last row.
   * @throws CommandFailure `output-not-ours` where there are finished records of still more rows
   */
  refuseMore(): Promise<void>;
  close(): Promise<void>;
}

interface PlacedRecord {
  readonly own: readonly string[];
  readonly record: EarlierRecord;
}

/** Opens what an earlier run left, of which a last record cut short does not count. */
export function openEarlierRecords(path: string, writer: BatchWriter): EarlierRecords {
  const records = writer.format === 'jsonl' ? linesOfJson(path) : linesOfTable(path, writer);
  let place = 0;
  return {
    next: async (row) => {
      place += 1;
      const { value } = await records.next();
      if (!value) return null;
      // What is done again anyway may have been mended in the input.
      const belongs =
        !value.record.isFinished || writer.ownCells(row).every((cell, at) => cell === value.own[at]);
      if (!belongs) throw otherRow(path, `record ${place} was not made from row ${place} as it is now`);
      return value.record;
    },
    refuseMore: async () => {
      for await (const more of records) {
        if (more?.record.isFinished) throw otherRow(path, 'it has more records than this one has rows');
      }
    },
    close: async () => void (await records.return(undefined)),
  };
}

function otherRow(path: string, reason: string): CommandFailure {
  const advice = 'Nothing was changed: use --force to do all rows anew, or name another file.';
  const message = `${basename(path)} belongs to another input: ${reason}. ${advice}`;
  return new CommandFailure({ code: 'output-not-ours', message });
}

async function* linesOfJson(path: string): AsyncGenerator<PlacedRecord | null, undefined> {
  const source = createReadStream(path, { encoding: 'utf8' });
  try {
    for await (const line of linesOf(source)) yield jsonRecord(line);
  } finally {
    source.destroy();
  }
}

function jsonRecord(line: string): PlacedRecord | null {
  try {
    const { id, inputFingerprint, error, suggestions } = JSON.parse(line);
    const isFinished = error === undefined && suggestions !== undefined;
    return { own: [`${id}`, `${inputFingerprint}`], record: { text: `${line}\n`, isFinished } };
  } catch {
    // Cut short: the row is done again.
    return null;
  }
}

async function* linesOfTable(
  path: string,
  { head, delimiter }: BatchWriter,
): AsyncGenerator<PlacedRecord | null, undefined> {
  const width = headWidth(head, delimiter);
  const options = {
    delimiter,
    relax_column_count: true,
    skip_records_with_error: true,
    bom: true,
    raw: true,
  };
  const source = createReadStream(path);
  const parser = source.pipe(parse(options));
  let isHead = true;
  try {
    for await (const { record, raw } of parser) {
      if (!isHead) yield tableRecord(record, raw, width);
      isHead = false;
    }
  } finally {
    source.destroy();
  }
}

function headWidth(head: string, delimiter: string): number {
  const [names]: string[][] = parseNow(head, { delimiter, bom: true });
  return names?.length ?? 0;
}

function tableRecord(record: readonly string[], raw: string, width: number): PlacedRecord | null {
  if (record.length !== width || !raw.endsWith('\n')) return null;
  return { own: record, record: { text: raw, isFinished: record.at(-1) === '' } };
}

const beginBytes = 64 * 1024;
const recordStart = '{"id":';

/** Whether a file is an output of this run: it begins with its head, or it is the beginning of that. */
export async function isOwnOutput(path: string, { format, head }: BatchWriter): Promise<boolean> {
  const there = await stat(path).catch(() => null);
  if (!there) return true;
  if (!there.isFile()) return false;
  if (there.size === 0) return true;
  let begin = '';
  for await (const part of createReadStream(path, { encoding: 'utf8', end: beginBytes })) begin += part;
  if (format === 'csv') return begin.startsWith(head) || head.startsWith(begin);
  const [first = ''] = begin.split('\n', 1);
  const isCut = begin.length === first.length;
  return isCut ? first.startsWith(recordStart) || recordStart.startsWith(first) : isAnswer(first);
}

function isAnswer(line: string): boolean {
  try {
    const value = JSON.parse(line);
    return 'id' in value && ('suggestions' in value || 'error' in value);
  } catch {
    return false;
  }
}
