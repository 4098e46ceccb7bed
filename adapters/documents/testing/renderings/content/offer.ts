import type { DocumentType } from '../../../../../core/termsheet/analysis.ts';
import type { BoardFacts, TermSheetFacts } from '../../../../../core/termsheet/facts.ts';
import type { MarkStyle } from './mark-style.ts';

/**
 * Words of a content with its inline markup: `{*strong*}`, `{^id}` the mark of a footnote, `{-withdrawn-}`,
 * `{+inserted+}`, `{#drafting note#}` (printed in square brackets), `{ref:id}` the number of a section.
 */
export type Words = string;

/** How tracked changes treat a whole block. */
export type Change = 'inserted' | 'withdrawn';

/** A comment in the margin, tied to a block. */
export interface MarginComment {
  readonly by: string;
  readonly says: string;
}

interface Changeable {
  readonly change?: Change;
  readonly comment?: MarginComment;
}

export interface Paragraph extends Changeable {
  readonly kind: 'paragraph';
  readonly words: Words;
}

export interface Item extends Changeable {
  readonly kind: 'item';
  readonly words: Words;
  readonly blocks: readonly Flow[];
}

export interface List {
  readonly kind: 'list';
  readonly marks: MarkStyle;
  readonly items: readonly Item[];
}

/** A drafting note that stands alone; printed in square brackets. */
export interface Drafting {
  readonly kind: 'drafting';
  readonly words: Words;
}

/** What a cell or an item may hold. */
export type Flow = Paragraph | List | Drafting;

/** A row of a two-column term table. */
export interface TermRow extends Changeable {
  readonly kind: 'term';
  readonly label: Words;
  readonly value: readonly Flow[];
}

/** A row across a term table that names the part below it. */
export interface Band {
  readonly kind: 'band';
  readonly title: string;
}

export interface TermTable {
  readonly kind: 'terms';
  readonly rows: readonly (TermRow | Band)[];
}

/** A table of several columns with a header row, such as a cap table. */
export interface Grid {
  readonly kind: 'grid';
  readonly head: readonly string[];
  readonly rows: readonly (readonly Words[])[];
}

/** Terms in a frame beside the text: a text box in Word. */
export interface Box {
  readonly kind: 'box';
  /** Tells whoever reads the paper something about it, and states no term. */
  readonly isRemark?: true;
  readonly blocks: readonly Paragraph[];
}

export interface Section {
  readonly kind: 'section';
  readonly id?: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Keeps its place where clauses change their order, and its heading in tables of terms. */
  readonly fixed?: boolean;
  readonly unnumbered?: boolean;
}

export type Block = Flow | TermTable | Grid | Box | Section;

/** Facts that the terms state, by the names of the analysis; what is not named is not stated. */
export type StatedFacts = Partial<Omit<TermSheetFacts, 'board'>> & { readonly board?: Partial<BoardFacts> };

/** Who signs: a line for whom, and lines to sign and fill in. */
export interface Signature {
  readonly for: string;
  readonly lines: readonly string[];
}

/** The lines at the top and foot of every page. A head names no page; `{page}` and `{pages}` stand in the foot. */
export interface Running {
  /** Several heads alternate or change with the part of the document. */
  readonly heads: readonly string[];
  readonly foot?: string;
}

export interface OlderMessage {
  readonly from: string;
  readonly sent: string;
  readonly paragraphs: readonly string[];
}

/** How the offer travels when it travels as a mail. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly opening?: string;
  /** Sign-off, name, title, telephone, disclaimer: a line each. */
  readonly signature: readonly string[];
  readonly older?: readonly OlderMessage[];
}

/** An investment offer as content: what it says and states, without a form. */
export interface Offer {
  readonly id: string;
  /** Whose hand: a few words, for whoever adds another. */
  readonly hand: string;
  readonly place: string;
  readonly type: DocumentType;
  readonly facts: StatedFacts;
  readonly title: string;
  /** Date, parties, addressee: short lines under the title. */
  readonly front?: readonly string[];
  /** A page before the document: name, status, important notice. */
  readonly cover?: readonly string[];
  readonly numbering?: { readonly sections?: MarkStyle; readonly subsections?: MarkStyle };
  readonly body: readonly Block[];
  readonly footnotes?: Readonly<Record<string, string>>;
  readonly signatures?: readonly Signature[];
  readonly running?: Running;
  readonly mail?: Mail;
  /** BCP 47 language, for hyphenation. */
  readonly language?: string;
}
