import type { MarkStyle } from '../content/mark-style.ts';
import type { Change, MarginComment, Offer } from '../content/offer.ts';

/** A stretch of printed words in one role. */
export type LaidRun =
  | { readonly kind: 'words'; readonly text: string; readonly strong?: true }
  | { readonly kind: 'inserted' | 'withdrawn' | 'drafting'; readonly text: string }
  /** A footnote's mark; `note` is its place among the footnotes, from 0. */
  | { readonly kind: 'mark'; readonly mark: string; readonly note: number };

interface LaidText {
  readonly runs: readonly LaidRun[];
  readonly change?: Change;
  readonly comment?: MarginComment;
}

export interface LaidHeading extends LaidText {
  readonly kind: 'heading';
  /** 1 is the title. */
  readonly level: number;
  readonly number?: string;
  readonly marks?: MarkStyle;
}

export interface LaidParagraph extends LaidText {
  readonly kind: 'paragraph';
  /** How deep it stands under items of lists; 0 is the margin. */
  readonly depth: number;
}

export interface LaidItem extends LaidText {
  readonly kind: 'list-item';
  /** The printed mark: a number, a letter or a bullet. */
  readonly number: string;
  readonly marks: MarkStyle;
  readonly depth: number;
  /** Which list of the document it belongs to: numbering starts again with each. */
  readonly list: number;
}

export interface LaidDrafting {
  readonly kind: 'drafting';
  readonly text: string;
  readonly depth: number;
}

export type LaidFlow = LaidParagraph | LaidItem | LaidDrafting;

export interface LaidRow {
  readonly cells: readonly (readonly LaidFlow[])[];
  /** `head` names the columns; `band` goes across the table. */
  readonly role?: 'head' | 'band';
  readonly change?: Change;
  readonly comment?: MarginComment;
}

export interface LaidTable {
  readonly kind: 'table';
  /** `terms`: a label and its text; `grid`: figures in columns under a header row. */
  readonly shape: 'terms' | 'grid';
  readonly rows: readonly LaidRow[];
}

export interface LaidBox {
  readonly kind: 'box';
  readonly isRemark?: true;
  readonly blocks: readonly LaidParagraph[];
}

export type LaidBlock = LaidHeading | LaidFlow | LaidTable | LaidBox;

export interface LaidNote {
  readonly mark: string;
  readonly text: string;
}

/** An offer with its numbers counted, its references resolved and its notes in the order of their marks. */
export interface LaidOffer {
  readonly offer: Offer;
  readonly title: LaidHeading;
  readonly blocks: readonly LaidBlock[];
  readonly footnotes: readonly LaidNote[];
}
