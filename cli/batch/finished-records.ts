import { parse } from 'csv-parse/sync';
import type { BatchFormat, BatchInput } from './read-batch.ts';
import type { BatchWriter } from './write-batch.ts';

/**
 * The records of an earlier run that need not be made again, by the index of their row. A record counts when it
 * stands at the place of its row, belongs to it, and is no error; a last line cut short does not count.
 */
export function finishedRecords(
  earlier: string,
  format: BatchFormat,
  input: BatchInput,
  writer: BatchWriter,
): ReadonlyMap<number, string> {
  return format === 'jsonl' ? finishedLines(earlier, input) : finishedCsv(earlier, input, writer);
}

function finishedLines(earlier: string, { rows }: BatchInput): ReadonlyMap<number, string> {
  const finished = new Map<number, string>();
  for (const [index, line] of earlier.split('\n').entries()) {
    try {
      const { id, error, suggestions } = JSON.parse(line);
      if (id === rows[index]?.id && error === undefined && suggestions !== undefined) {
        finished.set(index, `${line}\n`);
      }
    } catch {
      // An empty line or one cut short: the row is done again.
    }
  }
  return finished;
}

function finishedCsv(earlier: string, input: BatchInput, writer: BatchWriter): ReadonlyMap<number, string> {
  const finished = new Map<number, string>();
  if (!earlier.startsWith(writer.head)) return finished;
  // The types of the library do not follow its `raw` option.
  const [, ...records] = parse(earlier, {
    raw: true,
    relax_column_count: true,
    skip_records_with_error: true,
  }) as unknown as { record: string[]; raw: string }[];
  const width = Number(parse(writer.head)[0]?.length);
  for (const [index, { record, raw }] of records.entries()) {
    // The own columns of a row are written first, so an earlier record of the same row begins alike.
    const own = writer.record(index, { ok: false, error: { code: 'invalid-row', message: '' } });
    const [ownRecord = []] = parse(own);
    const ownWidth = input.columns.length > 0 ? input.columns.length : 2;
    const same =
      index < input.rows.length &&
      ownRecord.slice(0, ownWidth).join('\0') === record.slice(0, ownWidth).join('\0');
    if (same && record.length === width && record.at(-1) === '' && raw.endsWith('\n'))
      finished.set(index, raw);
  }
  return finished;
}
