import { isFigure } from './is-figure.ts';
import type { LineReading } from './line-reading.ts';
import type { TextLine } from './text-line.ts';

const longestName = 24;

/**
 * The readings with what stands alone in a column of a table as a row of it, for its first cell is empty: "%" over the
 * second column names it, and a figure below figures is their total.
 */
export function withLoneCells(
  text: string,
  lines: readonly TextLine[],
  readings: readonly LineReading[],
): readonly LineReading[] {
  return readings.map((reading, index) => {
    const line = lines[index];
    if (!line || !isWords(reading)) return reading;
    const isName = standsOverColumn(text, line, lines[index + 1], readings[index + 1]);
    if (!isName && !standsUnderColumn(text, line, lines[index - 1], readings[index - 1])) return reading;
    const span = { start: line.start, end: line.end };
    return { kind: 'table-row', block: { kind: 'table-row', ...span, cells: [span], value: span } };
  });
}

function isWords({ kind }: LineReading): boolean {
  return kind !== 'table-row' && kind !== 'rule' && kind !== 'underline';
}

function standsOverColumn(
  text: string,
  { start, column, content, afterBlank }: TextLine,
  next: TextLine | undefined,
  below: LineReading | undefined,
): boolean {
  if (!afterBlank || !next || next.afterBlank || below?.valueColumn === undefined) return false;
  if (content.length > longestName || column <= next.column) return false;
  return text.charAt(start - 1) === '\t'
    ? text.slice(next.start, next.end).includes('\t')
    : column >= below.valueColumn - 1;
}

function standsUnderColumn(
  text: string,
  { column, content, afterBlank }: TextLine,
  above: TextLine | undefined,
  reading: LineReading | undefined,
): boolean {
  if (afterBlank || !above || reading?.valueColumn === undefined || column <= above.column) return false;
  const last = reading.block.cells?.at(-1);
  return last !== undefined && isFigure(content) && isFigure(text.slice(last.start, last.end));
}
