import type { Aside, DocumentBlock, TermSheetDocument, TextSpan } from './term-sheet-document.ts';

/** A document in which passages are notes: shown as such, and no term of the offer. */
export function withNotes(document: TermSheetDocument, spans: readonly TextSpan[]): TermSheetDocument {
  if (spans.length === 0) return document;
  return { ...document, blocks: document.blocks.map((block) => withAsides(block, spans)) };
}

function withAsides(block: DocumentBlock, spans: readonly TextSpan[]): DocumentBlock {
  if (block.apart) return block;
  const asides = block.asides ?? [];
  const told = spans
    .filter(({ start, end }) => start >= block.start && end <= block.end)
    .filter((span) => !asides.some((aside) => aside.start < span.end && span.start < aside.end))
    .map(({ start, end }): Aside => ({ start, end, apart: 'note' }));
  if (told.length === 0) return block;
  return { ...block, asides: [...asides, ...told].sort((left, right) => left.start - right.start) };
}
