import type { Apart, Aside, DocumentBlock, TermSheetDocument } from './term-sheet-document.ts';

/** The passages of a document that state no term, in order: whole blocks, and words inside blocks. */
export function apartSpans(document: TermSheetDocument): Aside[] {
  return document.blocks.flatMap(apartIn);
}

function apartIn(block: DocumentBlock): readonly Aside[] {
  const { start, end, apart, asides } = block;
  return apart ? [{ start, end, apart }] : (asides ?? []);
}

/** What a founder should see although it states no term: the rest only frames the offer. */
export function isForReaders(apart: Apart): boolean {
  return apart === 'note' || apart === 'withdrawn';
}
