import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { batchUnreadable } from './batch-input.ts';

/** Line ends as they come, mixed in one file too: the longest first. */
const lineEnds = ['\r\n', '\n', '\r'];

/** How a table is to be read. */
export interface TableForm {
  readonly delimiter: string;
  /** Quotation marks inside cells stand for themselves, as programs write them that know no quoting. */
  readonly hasLooseQuotes: boolean;
  /** Whether the first line only says what parts the cells, as spreadsheets write it: `sep=;`. */
  readonly hasSeparatorLine: boolean;
}

/** Whether a table could not be read only because a quotation mark stands inside a cell. */
export function isLooseQuote(error: unknown): boolean {
  return (
    error instanceof CsvError && /^(?:CSV_INVALID_CLOSING_QUOTE|INVALID_OPENING_QUOTE)$/.test(error.code)
  );
}

/**
 * The records of a table in order; a blank line is one too, because people count it.
 * @throws CommandFailure `batch-not-readable` where a quotation mark is never closed, or seems to swallow rows
 * @throws CsvError that {@link isLooseQuote} knows
 */
export async function* recordsOf(
  text: AsyncIterable<string>,
  { delimiter, hasLooseQuotes, hasSeparatorLine }: TableForm,
): AsyncGenerator<readonly string[]> {
  const parser = parse({
    delimiter,
    record_delimiter: lineEnds,
    relax_column_count: true,
    relax_quotes: hasLooseQuotes,
  });
  // A part at a time: what waits is kept for long.
  const source = Readable.from(text, { highWaterMark: 1 });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let isSeparatorLine = hasSeparatorLine;
  try {
    for await (const record of parser) {
      if (hasLooseQuotes) refuseSwallowing(record);
      if (!isSeparatorLine) yield record;
      isSeparatorLine = false;
    }
  } catch (error) {
    if (error instanceof CsvError && !isLooseQuote(error)) {
      throw batchUnreadable(`The file is not CSV: ${error.message}.`);
    }
    throw error;
  } finally {
    source.destroy();
  }
}

/** Whether nothing stands in the line of a record. */
export function isBlank(record: readonly string[]): boolean {
  return record.length === 1 && record[0] === '';
}

/** Read loosely, a mark that is opened and not closed holds all lines up to the next one. */
function refuseSwallowing(record: readonly string[]): void {
  const swallowing = record.find((cell) => cell.startsWith('"') && /[\r\n]/.test(cell));
  if (swallowing === undefined) return;
  const begin = swallowing.split(/[\r\n]/, 1)[0]?.slice(0, 40);
  throw batchUnreadable(`The file is not CSV: the quotation mark at ${begin} is not closed.`);
}
