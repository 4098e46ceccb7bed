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
 * One visual unit of the document, in reading order. A table row of two columns keeps its label cell and
 * its value cell apart, because a form's left column is what lawyers name a clause by.
 */
export interface DocumentBlock extends TextSpan {
  readonly kind: 'heading' | 'paragraph' | 'list-item' | 'table-row';
  /** Depth of a heading (1 is the highest) or of a list item. */
  readonly level?: number;
  /** The first cell of a table row, or the words before the colon of "Amount: £1m" in a paragraph or list item. */
  readonly label?: TextSpan;
  /** The second line of a label that is wrapped in its column; it stands inside `value`. */
  readonly labelRest?: TextSpan;
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
