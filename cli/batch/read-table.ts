import { type BatchRow, batchRow, unreadableRow } from '../../core/codes/batch/batch-row.ts';
import { existingCodeTypes } from '../../core/codes/classification.ts';
import { refuseInterrupted } from '../until-interrupted.ts';
import { type BatchInput, batchUnreadable, type InputRow } from './batch-input.ts';
import { tableForm } from './table-form.ts';
import { isBlank, isLooseQuote, recordsOf, type TableForm } from './table-records.ts';

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
const noteOnQuotes = 'Quotation marks inside cells are taken as they stand.';

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
  const strict = { ...tableForm(begin, column), hasLooseQuotes: false };
  const { form, header, total, shorter } = await surveyOf(text, strict, signal);
  const places = placesOf(header, column);
  const hasDescription = places.description >= 0 || (places.code >= 0 && places.type >= 0);
  if (header.length > 0 && !hasDescription) {
    const names = header.join(', ');
    throw batchUnreadable(`There is no column "${column}": the file has ${names}. Name one with --column.`);
  }
  return {
    format: 'csv',
    total,
    columns: header,
    delimiter: form.delimiter,
    notes: [
      ...(form.hasLooseQuotes ? [noteOnQuotes] : []),
      ...(shorter.length > 0 ? [noteOnShorter(shorter)] : []),
    ],
    async *rows() {
      for await (const { cells, number } of numberedRows(text(), form)) {
        if (number > 0) yield rowOf(cells, number, header, places);
      }
    },
  };
}

/** What one way through a table shows. */
interface Survey {
  readonly form: TableForm;
  readonly header: readonly string[];
  readonly total: number;
  /** Numbers of rows with fewer cells than the header. */
  readonly shorter: readonly number[];
}

/** Counts the rows: by the rules of quotation marks, and where a file does not keep them, without. */
async function surveyOf(text: TableSource['text'], form: TableForm, signal: AbortSignal): Promise<Survey> {
  let header: readonly string[] | undefined;
  const shorter: number[] = [];
  let total = 0;
  try {
    for await (const { cells, number } of numberedRows(text(), form)) {
      refuseInterrupted(signal);
      if (header === undefined) {
        header = cells.map((name) => name.trim());
        continue;
      }
      total++;
      if (cells.length < header.length) shorter.push(number);
    }
  } catch (error) {
    if (!isLooseQuote(error) || form.hasLooseQuotes) throw error;
    return surveyOf(text, { ...form, hasLooseQuotes: true }, signal);
  }
  return { form, header: header ?? [], total, shorter };
}

/** The records that hold something, the header as number 0; blank lines below it count, as a person counts them. */
async function* numberedRows(
  text: AsyncIterable<string>,
  form: TableForm,
): AsyncGenerator<{ readonly cells: readonly string[]; readonly number: number }> {
  let number = -1;
  for await (const cells of recordsOf(text, form)) {
    const hasNothing = isBlank(cells);
    if (number >= 0 || !hasNothing) number++;
    if (!hasNothing) yield { cells, number };
  }
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
