import type { MarkStyle } from './mark-style.ts';
import type {
  Band,
  Block,
  Box,
  Drafting,
  Flow,
  Grid,
  Item,
  List,
  Paragraph,
  Section,
  TermRow,
  TermTable,
  Words,
} from './offer.ts';

/** A string where a block is asked for is a paragraph. */
export function paragraph(words: Words): Paragraph {
  return { kind: 'paragraph', words };
}

/** A clause under a heading. */
export function section(title: string, ...blocks: readonly (Words | Block)[]): Section {
  return { kind: 'section', title, blocks: blocks.map(asBlock) };
}

/** The same section, to be named by `{ref:id}`. */
export function named(id: string, clause: Section): Section {
  return { ...clause, id };
}

/** The same section, where its place among the others matters. */
export function fixed(clause: Section): Section {
  return { ...clause, fixed: true };
}

/** The same section under a heading without a number. */
export function unnumbered(clause: Section): Section {
  return { ...clause, unnumbered: true };
}

export function list(marks: MarkStyle, ...items: readonly (Words | Item)[]): List {
  return { kind: 'list', marks, items: items.map((each) => (typeof each === 'string' ? item(each) : each)) };
}

/** An item of a list with what hangs under it. */
export function item(words: Words, ...blocks: readonly (Words | Flow)[]): Item {
  return { kind: 'item', words, blocks: blocks.map(asFlow) };
}

/** A two-column table of terms; a row is its label and what stands beside it. */
export function terms(
  ...rows: readonly (readonly [Words, ...(Words | Flow)[]] | TermRow | Band)[]
): TermTable {
  return { kind: 'terms', rows: rows.map((each) => ('kind' in each ? each : term(...each))) };
}

export function term(label: Words, ...value: readonly (Words | Flow)[]): TermRow {
  return { kind: 'term', label, value: value.map(asFlow) };
}

/** A row across a table of terms. */
export function band(title: string): Band {
  return { kind: 'band', title };
}

/** A table of several columns under a header row. */
export function grid(head: readonly string[], ...rows: readonly (readonly Words[])[]): Grid {
  return { kind: 'grid', head, rows };
}

export function box(...blocks: readonly (Words | Paragraph)[]): Box {
  return { kind: 'box', blocks: blocks.map((each) => (typeof each === 'string' ? paragraph(each) : each)) };
}

/** A frame in which somebody speaks of the paper: a note without brackets. */
export function remark(words: Words): Box {
  return { ...box(words), isRemark: true };
}

/** A drafting note that stands alone, without its square brackets. */
export function drafting(words: Words): Drafting {
  return { kind: 'drafting', words };
}

/** The same paragraph, item or row, struck out. */
export function withdrawn<Thing extends Paragraph | Item | TermRow>(thing: Thing): Thing {
  return { ...thing, change: 'withdrawn' };
}

/** The same paragraph, item or row, put in by a tracked change. */
export function inserted<Thing extends Paragraph | Item | TermRow>(thing: Thing): Thing {
  return { ...thing, change: 'inserted' };
}

/** The same paragraph, item or row with a comment in the margin. */
export function commented<Thing extends Paragraph | Item | TermRow>(
  thing: Thing,
  by: string,
  says: string,
): Thing {
  return { ...thing, comment: { by, says } };
}

function asFlow(given: Words | Flow): Flow {
  return typeof given === 'string' ? paragraph(given) : given;
}

function asBlock(given: Words | Block): Block {
  return typeof given === 'string' ? paragraph(given) : given;
}
