import type { DocumentType } from '../../../../../core/termsheet/analysis.ts';
import type { Apart, DocumentFormat } from '../../../../../core/termsheet/document/term-sheet-document.ts';
import type { StatedFacts } from '../content/offer.ts';

/** What a block is as a part of the text. */
export type BlockKind = 'heading' | 'paragraph' | 'list-item' | 'table-row';

/** One block of a rendering, known because the generator put it there. */
export interface TrueBlock {
  readonly kind: BlockKind;
  /** White space is single; without the printed number, marks of footnotes, notes and withdrawn words. */
  readonly text: string;
  /** The number, letter or bullet in front, as printed; the mark of a note. */
  readonly number?: string;
  /** The cells of a table row; the text of a cell is that of its paragraphs and items, their numbers included. */
  readonly cells?: readonly string[];
  /** Absent: the block is a term. */
  readonly apart?: Apart;
  /** The text as printed with the marks of footnotes, which a reader may keep as long as they can be told. */
  readonly withMarks?: string;
  /**
   * How far a reader is judged by it. `words`: its words must not be lost, where they are cut and what they
   * are called is free, as with the lines under a title. `no-term`: it may be left out, and is never a term, as
   * with running heads and hidden text. `not`: furniture such as the header lines of a mail.
   */
  readonly judged?: 'words' | 'no-term' | 'not';
  /** May come again on each page: the header row of a table that runs on. */
  readonly repeats?: true;
}

/** What is known of a rendering without reading it. */
export interface RenderingTruth {
  readonly content: string;
  readonly form: string;
  readonly seed: number;
  readonly place: string;
  readonly type: DocumentType;
  readonly facts: StatedFacts;
  /** In reading order, but for apart blocks that page breaks put anywhere: running heads and feet, notes. */
  readonly blocks: readonly TrueBlock[];
  /** The characters are not those that were written, as after poor recognition: words cannot be held against it. */
  readonly noisy?: true;
}

/** A document file with its truth. */
export interface Rendering {
  readonly name: string;
  readonly format: DocumentFormat;
  readonly bytes: Uint8Array;
  readonly truth: RenderingTruth;
}
