import type { LineReading } from './line-reading.ts';
import type { TextLine } from './text-line.ts';

const longestName = 24;

/**
 * The readings with "%" alone over the second column of a table as the row that names the columns: the first one has
 * no name. It stands on the line above the first row, at a tab or where that row has its value.
 */
export function withColumnNames(
  text: string,
  lines: readonly TextLine[],
  readings: readonly LineReading[],
): readonly LineReading[] {
  return readings.map((reading, index) => {
    const line = lines[index];
    if (
      !line?.afterBlank ||
      !isWords(reading) ||
      !standsOverColumn(text, line, lines[index + 1], readings[index + 1])
    )
      return reading;
    const span = { start: line.start, end: line.end };
    return { kind: 'table-row', block: { kind: 'table-row', ...span, cells: [span], value: span } };
  });
}

function isWords({ kind }: LineReading): boolean {
  return kind !== 'table-row' && kind !== 'rule' && kind !== 'underline';
}

function standsOverColumn(
  text: string,
  { start, column, content }: TextLine,
  next: TextLine | undefined,
  below: LineReading | undefined,
): boolean {
  if (!next || next.afterBlank || below?.valueColumn === undefined) return false;
  if (content.length > longestName || column <= next.column) return false;
  return text.charAt(start - 1) === '\t'
    ? text.slice(next.start, next.end).includes('\t')
    : column >= below.valueColumn - 1;
}
