import type { TextSpan } from '../document.ts';
import type { LineReading } from './line-reading.ts';
import type { TextLine } from './text-line.ts';

/** A row of an aligned table that may go on in the next line. */
interface OpenRow {
  /** Column at which the value begins. */
  readonly valueColumn: number | undefined;
  /** The words of its label, as far as they stand on the first line. */
  readonly label: string;
  readonly last: TextLine;
}

/** How far a further paragraph of a cell may be set in; what stands further right is centred. */
const deepestIndent = 10;

/** A line in the column of values goes on with the row: the next line, or a further paragraph of the cell. */
export function belongsToRow(open: OpenRow, line: TextLine, reading: LineReading): boolean {
  const { valueColumn } = open;
  if (valueColumn === undefined || valueColumn < 8) return false;
  if (line.column >= valueColumn - 1) {
    return !line.afterBlank || (valueColumn >= 12 && line.column <= valueColumn + deepestIndent);
  }
  if (isRestOfLabel(open, line)) return true;
  const value = reading.block.value;
  return (
    !line.afterBlank &&
    reading.valueColumn === valueColumn &&
    value !== undefined &&
    isWrappedLabel(open, line, reading) &&
    /^\p{Ll}/u.test(line.content.slice(value.start - line.start)) &&
    !/[.;:!?]$/u.test(open.last.content)
  );
}

/** "right:" under "Subscription", with nothing beside it. */
function isRestOfLabel(open: OpenRow, line: TextLine): boolean {
  return (
    !line.afterBlank &&
    line.column <= (open.valueColumn ?? 0) - 4 &&
    !open.label.endsWith(':') &&
    /^\p{Ll}[\p{L} -]{1,30}:$/u.test(line.content)
  );
}

/**
 * "Mandatory     Every share … on the closing / Conversion:    of an offering …": the label is wrapped as well.
 * Two labels that are each whole ("Preference", "Anti-dilution") begin two rows.
 */
function isWrappedLabel(open: OpenRow, line: TextLine, { block: { label } }: LineReading): boolean {
  if (!label || label.start > line.start) return false;
  const words = line.content.slice(0, label.end - label.start);
  return !open.label.endsWith(':') && (/^\p{Ll}/u.test(words) || words.endsWith(':'));
}

/** The second line of a label that is wrapped in its column, where this line has it. */
export function restOfLabel(open: OpenRow, line: TextLine, reading: LineReading): TextSpan | undefined {
  if (isRestOfLabel(open, line)) return { start: line.start, end: line.end };
  return reading.kind === 'table-row' && isWrappedLabel(open, line, reading)
    ? reading.block.label
    : undefined;
}
