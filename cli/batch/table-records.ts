import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { batchUnreadable } from './batch-input.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** Line ends as they come, mixed in one file too: the longest first. */
const lineEnds = ['\r\n', '\n', '\r'];

/** What parts the cells of the header: what makes the wanted column one of them, else what stands there most. */
export function delimiterOf(begin: string, column: string): string {
  const [header = ''] = begin.split(/[\r\n]/, 1);
  const wanted = column.toLowerCase();
  const cellsBy = (delimiter: string) =>
    header.split(delimiter).map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
  const byWidth = [...delimiters].sort((one, other) => cellsBy(other).length - cellsBy(one).length);
  return byWidth.find((delimiter) => cellsBy(delimiter).includes(wanted)) ?? byWidth[0] ?? ',';
}

/**
 * The records of a table in order; lines without any text are none.
 * @throws CommandFailure `batch-not-readable` where a quotation mark is never closed
 */
export async function* recordsOf(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<readonly string[]> {
  const parser = parse({
    delimiter,
    record_delimiter: lineEnds,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const record of parser) yield record;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw batchUnreadable(`The file is not CSV: ${error.message}.`);
    }
    throw error;
  } finally {
    source.destroy();
  }
}
