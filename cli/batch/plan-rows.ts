import type { BatchInput, InputRow } from './batch-input.ts';
import type { EarlierRecord, EarlierRecords } from './earlier-records.ts';

/** A row and what an earlier run wrote for it. */
export interface PlannedRow {
  readonly input: InputRow;
  readonly earlier: EarlierRecord | null;
}

/**
 * The rows of a batch with their earlier records: of several, the first that is finished, else the first.
 * @throws CommandFailure `output-not-ours` where finished records belong to other rows
 */
export async function* planRows(
  input: Pick<BatchInput, 'rows'>,
  openEarlier: () => readonly EarlierRecords[],
): AsyncGenerator<PlannedRow> {
  const sources = openEarlier();
  try {
    for await (const row of input.rows()) {
      const records: EarlierRecord[] = [];
      for (const source of sources) {
        const record = await source.next(row);
        if (record) records.push(record);
      }
      yield { input: row, earlier: records.find(({ isFinished }) => isFinished) ?? records[0] ?? null };
    }
    for (const source of sources) await source.refuseMore();
  } finally {
    for (const source of sources) await source.close();
  }
}
