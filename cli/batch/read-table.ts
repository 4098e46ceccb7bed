import { type BatchRow, batchRow, unreadableRow } from '../../core/codes/batch/batch-row.ts';
import { existingCodeTypes } from '../../core/codes/classification.ts';
import { refuseInterrupted } from '../until-interrupted.ts';
import { type BatchInput, batchUnreadable, type InputRow } from './batch-input.ts';
import { delimiterOf, recordsOf } from './table-records.ts';

/** Where the text of a table comes from. */
interface TableSource {
  readonly text: () => AsyncIterable<string>;
  /** The first characters. */
  readonly begin: string;
  /** Ends the first reading, which counts the rows. */
  readonly signal: AbortSignal;
  /** The column that holds the description. */
  readonly column: string;
}

/** Places of the columns that mean something; -1 where there is none. */
interface ColumnPlaces {
  readonly id: number;
  readonly description: number;
  readonly code: number;
  readonly type: number;
}

const mostNumbersShown = 5;

/**
 * Opens a table with a header. A row with more cells than the header is an error row, because a comma inside a cell
 * that is not quoted would cut a description; one with fewer is read and told.
 * @throws CommandFailure `batch-not-readable`
 */
export async function readTable({
  text,
  begin,
  column,
  signal,
}: TableSource): Promise<Omit<BatchInput, 'hasMark'>> {
  const delimiter = delimiterOf(begin, column);
  let columns: readonly string[] | undefined;
  const shorter: number[] = [];
  let total = -1;
  for await (const record of recordsOf(text(), delimiter)) {
    refuseInterrupted(signal);
    total++;
    if (columns === undefined) columns = record.map((name) => name.trim());
    else if (record.length < columns.length) shorter.push(total);
  }
  const header = columns ?? [];
  const places = placesOf(header, column);
  const hasDescription = places.description >= 0 || (places.code >= 0 && places.type >= 0);
  if (total >= 0 && !hasDescription) {
    const names = header.join(', ');
    throw batchUnreadable(`There is no column "${column}": the file has ${names}. Name one with --column.`);
  }
  return {
    format: 'csv',
    total: Math.max(0, total),
    columns: header,
    delimiter,
    notes: shorter.length === 0 ? [] : [noteOnShorter(shorter)],
    async *rows() {
      let number = -1;
      for await (const cells of recordsOf(text(), delimiter)) {
        number++;
        if (number > 0) yield rowOf(cells, number, header, places);
      }
    },
  };
}

function placesOf(header: readonly string[], column: string): ColumnPlaces {
  const place = (wanted: string) => header.findIndex((name) => name.toLowerCase() === wanted.toLowerCase());
  return { id: place('id'), description: place(column), code: place('code'), type: place('type') };
}

function rowOf(
  cells: readonly string[],
  number: number,
  header: readonly string[],
  places: ColumnPlaces,
): InputRow {
  const id = cells[places.id] ?? `${number}`;
  if (cells.length > header.length) {
    const counts = `${cells.length} cells where the header has ${header.length}`;
    const row = unreadableRow(id, `Row ${number} has ${counts}: put cells that hold a separator in quotes.`);
    return { row, cells };
  }
  return { row: readCells(cells, id, number, places), cells };
}

/** A code counts where its type is one of ours: other tables have columns of these names too. */
function readCells(cells: readonly string[], id: string, number: number, places: ColumnPlaces): BatchRow {
  const description = cells[places.description] ?? '';
  const code = (cells[places.code] ?? '').trim();
  const given = (cells[places.type] ?? '').trim();
  const type = existingCodeTypes.find((one) => one === given.toUpperCase());
  if (code !== '' && type) return batchRow(id, description, { existingCode: { type, code } });
  if (code === '' || given === '' || description.trim() !== '') return batchRow(id, description);
  return unreadableRow(
    id,
    `Row ${number}: ${given} is no type of code; there are ${existingCodeTypes.join(', ')}.`,
  );
}

function noteOnShorter(numbers: readonly number[]): string {
  const shown = numbers.slice(0, mostNumbersShown).join(', ');
  const more = numbers.length > mostNumbersShown ? ` and ${numbers.length - mostNumbersShown} more` : '';
  return `Fewer cells than the header: ${numbers.length === 1 ? 'row' : 'rows'} ${shown}${more}.`;
}
