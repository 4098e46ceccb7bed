import type { Line } from './line.ts';

/** Lines that are read as one paragraph, heading or list item. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly lines: readonly Line[];
  /** Stands in a table, or just above its first row, as the name of the rows below it. */
  readonly isBand?: true;
}

/** A row of a table: the lines of each of its cells. */
export interface TableRow {
  readonly kind: 'row';
  readonly cells: readonly (readonly Line[])[];
  readonly isColumnHead: boolean;
}

/** What stands on a page between white space and rules. */
export type Block = Paragraph | TableRow;
