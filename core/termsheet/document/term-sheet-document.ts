/** Where a document came from: the parser that read it. */
export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'text';

/** A span of characters in {@link TermSheetDocument.text}: `text.slice(start, end)`. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A page of a paged document; pages count from 1 and follow one another in the text. */
export interface DocumentPage extends TextSpan {
  readonly number: number;
}

/**
 * Why words of a document state no term of the offer: a note explains (footnote, comment, drafting note), withdrawn
 * words were struck out or deleted, a quoted message is older than the one that makes the offer; running heads and
 * feet, signatures and covers frame it.
 */
export type Apart =
  | 'note'
  | 'withdrawn'
  | 'quoted-message'
  | 'running-head'
  | 'running-foot'
  | 'signature'
  | 'cover';

/** Words inside a block that state no term, such as a drafting note in brackets. */
export interface Aside extends TextSpan {
  readonly apart: Apart;
}

/** A cell of a table row, from its first word to its last. */
export interface Cell extends TextSpan {
  /** Its lines, where those of another cell stand beside them and between them in the text. */
  readonly lines?: readonly TextSpan[];
}

/**
 * One visual unit of the document, in reading order. A table row of two columns keeps its label cell and
 * its value cell apart, because a form's left column is what lawyers name a clause by.
 */
export interface DocumentBlock extends TextSpan {
  readonly kind: 'heading' | 'paragraph' | 'list-item' | 'table-row';
  /** Depth of a heading (1 is the highest) or of a list item. */
  readonly level?: number;
  /** The number, letter or bullet in front, as printed ("1.2", "(a)", "•"); of a note, the mark that ties it to its place. */
  readonly number?: TextSpan;
  /** All cells of a table row from left to right; an empty cell is an empty span. */
  readonly cells?: readonly Cell[];
  /** A table row that names the columns of the rows below it. */
  readonly isColumnHead?: true;
  /** Absent where the block states terms. */
  readonly apart?: Apart;
  /** Words of this block that state no term, in order. */
  readonly asides?: readonly Aside[];
  /** The first cell of a table row, or the words before the colon of "Amount: £1m" in a paragraph or list item. */
  readonly label?: TextSpan;
  /** The cells after the first one, or what follows the label. */
  readonly value?: TextSpan;
}

/**
 * A document as every engine sees it, whatever file it came from.
 *
 * `text` is the extracted text, untouched after extraction: evidence is quoted from it word for word and by
 * offsets into it. Text that is pasted or read from a text file is that text itself.
 */
export interface TermSheetDocument {
  readonly format: DocumentFormat;
  readonly text: string;
  readonly blocks: readonly DocumentBlock[];
  /** Empty where the format has no pages (text, DOCX, DOC). */
  readonly pages: readonly DocumentPage[];
  /** Sentences for the reader of the report, such as "The document has tracked changes…". */
  readonly warnings: readonly string[];
}
