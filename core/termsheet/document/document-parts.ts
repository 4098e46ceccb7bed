import type { Apart, DocumentFormat } from './term-sheet-document.ts';

/** A place inside the words of a part at which the next page begins. */
export interface PageBreak {
  /** Characters before the break, counted in the words of the part as they are written out. */
  readonly offset: number;
  readonly page: number;
}

/** Words of a part that state no term, counted in the words of the part as they are written out. */
export interface PartAside {
  readonly offset: number;
  readonly length: number;
  readonly apart: Apart;
}

/** What every part may have. */
interface PlacedPart {
  /** Page on which it begins, for formats that have pages. */
  readonly page?: number;
  readonly breaks?: readonly PageBreak[];
  /** The whole part states no term. */
  readonly apart?: Apart;
  readonly asides?: readonly PartAside[];
}

/** Words that are no table row. Of `words` it is read from them and from the hints what they are; the others are said by the file. */
export interface WordsPart extends PlacedPart {
  readonly kind: 'words' | 'heading' | 'list-item' | 'paragraph';
  readonly words: string;
  /** Level of a heading or list item, where the file says so. */
  readonly level?: number;
  /** Set as a heading is: wholly bold, or larger than the text around it. */
  readonly prominent?: boolean;
  /** Characters at the start that are set off as a label, such as a bold run-in heading. */
  readonly labelLength?: number;
  /** Characters at the start that are the printed number of a heading or item, or the mark of a note. */
  readonly numberLength?: number;
}

/** A table row, cell by cell from left to right; a cell keeps the line breaks between its paragraphs. */
export interface RowPart extends PlacedPart {
  readonly kind: 'row';
  readonly cells: readonly string[];
  /** The row names the columns of the rows below it. */
  readonly isColumnHead?: true;
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
