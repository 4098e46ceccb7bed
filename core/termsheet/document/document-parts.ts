import type { DocumentFormat } from '../document.ts';

/** A place inside the words of a part at which the next page begins. */
export interface PageBreak {
  /** Characters before the break, counted in the words of the part as they are written out. */
  readonly offset: number;
  readonly page: number;
}

/** Words that are no table row: what they are is read from the words and the hints. */
export interface WordsPart {
  readonly kind: 'words' | 'heading' | 'list-item';
  readonly words: string;
  /** Level of a heading or list item, where the file says so. */
  readonly level?: number;
  /** Set as a heading is: wholly bold, or larger than the text around it. */
  readonly prominent?: boolean;
  /** Characters at the start that are set off as a label, such as a bold run-in heading. */
  readonly labelLength?: number;
  /** Page on which it begins, for formats that have pages. */
  readonly page?: number;
  readonly breaks?: readonly PageBreak[];
}

/** A table row, cell by cell from left to right; a cell keeps the line breaks between its paragraphs. */
export interface RowPart {
  readonly kind: 'row';
  readonly cells: readonly string[];
  readonly page?: number;
  readonly breaks?: readonly PageBreak[];
}

/** One visual unit as a parser finds it, before it has a place in the text. */
export type DocumentPart = WordsPart | RowPart;

/** What a parser makes of a file. */
export interface ParsedDocument {
  readonly format: DocumentFormat;
  readonly parts: readonly DocumentPart[];
  /** Number of pages; 0 where the format has none. */
  readonly pageCount: number;
  readonly warnings: readonly string[];
}
