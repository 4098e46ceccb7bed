import { stringify } from 'csv-stringify/sync';
import type { AnswerForm, WrittenAnswer } from '../../core/codes/batch/batch-answer.ts';
import { batchColumns } from '../../core/codes/batch/batch-cells.ts';
import { batchLine } from '../../core/codes/batch/batch-line.ts';
import { escapeFormula } from '../../core/text/escape-formula.ts';
import { inputFingerprint } from '../input-fingerprint.ts';
import type { BatchFormat, BatchInput, InputRow } from './batch-input.ts';

/** How outcomes are written: a head, and one record a row in the order of the input. */
export interface BatchWriter {
  readonly format: BatchFormat;
  /** What parts the cells of a table. */
  readonly delimiter: string;
  readonly head: string;
  /** The cells that a record begins with, whatever the answer; of JSON Lines the id and the mark of the row. */
  ownCells(row: InputRow): readonly string[];
  /** What records are made of. */
  readonly answerForm: AnswerForm;
  record(row: InputRow, answer: WrittenAnswer): string;
}

/**
 * JSON Lines carry the whole answer; a table keeps the columns of the input and adds the first codes.
 * @param isTabbed a table whose cells are parted by tabs, whatever parts those of the input
 */
export function batchWriter(
  format: BatchFormat,
  input: Pick<BatchInput, 'columns' | 'delimiter' | 'hasMark'>,
  isTabbed = false,
): BatchWriter {
  return format === 'jsonl' ? jsonLines() : table(input, isTabbed ? '\t' : input.delimiter);
}

function jsonLines(): BatchWriter {
  return {
    format: 'jsonl',
    delimiter: ',',
    head: '',
    ownCells: ({ row }) => [`${row.id}`, markOf(row)],
    answerForm: 'json',
    record: ({ row }, answer) => batchLine(row, answer, { inputFingerprint: markOf(row) }),
  };
}

/** By all that stands in the row: an id is often no more than its number, and what is carried stands in the record. */
function markOf({ id, request, carried }: InputRow['row']): string {
  return inputFingerprint(JSON.stringify([id, request, carried]));
}

function table(
  { columns, hasMark }: Pick<BatchInput, 'columns' | 'hasMark'>,
  delimiter: string,
): BatchWriter {
  const fromTable = columns.length > 0;
  const ownColumns = fromTable ? columns : ['id', 'description'];
  const added = batchColumns.map((column) => (ownColumns.includes(column) ? `suggested_${column}` : column));
  const ownCells = ({ row, cells }: InputRow): readonly string[] => {
    const own = fromTable
      ? columns.map((_, at) => cells[at] ?? '')
      : [`${row.id}`, (row.request.ok && row.request.value.businessDescription) || ''];
    return own.map(escapeFormula);
  };
  const line = (values: readonly string[]) => stringify([values], { delimiter });
  return {
    format: 'csv',
    delimiter,
    head: `${hasMark ? '\uFEFF' : ''}${line([...ownColumns, ...added].map(escapeFormula))}`,
    ownCells,
    answerForm: 'cells',
    record: (row, { cells }) => line([...ownCells(row), ...cells.map(escapeFormula)]),
  };
}
