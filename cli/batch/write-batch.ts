import { stringify } from 'csv-stringify/sync';
import { batchCells, batchColumns, escapeFormula } from '../../core/codes/batch/batch-cells.ts';
import type { BatchAnswer } from '../../core/codes/batch/batch-classifier.port.ts';
import type { BatchRowFailure } from '../../core/codes/batch/batch-row.ts';
import type { BatchFormat, BatchInput } from './read-batch.ts';

/** What became of one row. */
export type RowOutcome = BatchAnswer | { readonly ok: false; readonly error: BatchRowFailure };

/** How outcomes are written: a head, and one record a row in the order of the input. */
export interface BatchWriter {
  readonly head: string;
  /** @param index of the row, from 0 */
  record(index: number, outcome: RowOutcome): string;
}

/** JSON Lines carry the whole answer, CSV keeps the columns of the input and adds the first codes. */
export function batchWriter(format: BatchFormat, input: BatchInput): BatchWriter {
  return format === 'jsonl' ? jsonLines(input) : csv(input);
}

function jsonLines({ rows }: BatchInput): BatchWriter {
  return {
    head: '',
    record: (index, outcome) => {
      const id = rows[index]?.id ?? `${index + 1}`;
      return `${JSON.stringify(
        outcome.ok
          ? { id, ...outcome.value }
          : { id, error: { code: outcome.error.code, message: outcome.error.message } },
      )}\n`;
    },
  };
}

function csv({ rows, columns, cells }: BatchInput): BatchWriter {
  const fromTable = columns.length > 0;
  const ownColumns = fromTable ? columns : ['id', 'description'];
  const added = batchColumns.map((column) => (ownColumns.includes(column) ? `suggested_${column}` : column));
  const ownCells = (index: number): readonly string[] => {
    if (fromTable) return columns.map((_, at) => cells[index]?.[at] ?? '');
    const row = rows[index];
    return [row?.id ?? '', (row?.request.ok && row.request.value.businessDescription) || ''];
  };
  const line = (values: readonly string[]) => stringify([values.map(escapeFormula)]);
  return {
    head: line([...ownColumns, ...added]),
    record: (index, outcome) => line([...ownCells(index), ...batchCells(outcome)]),
  };
}
