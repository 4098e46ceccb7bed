import type { DocumentBlock, TermSheetDocument } from '../document/term-sheet-document.ts';

/** Characters of a document that go into one call: about 6,000 tokens. */
const longestSection = 24_000;

/**
 * Cuts a document into sections that end between blocks, so that no clause is torn apart; a short document is
 * one section. A single block longer than a section is cut where it must be.
 */
export function sectionsOf({ text, blocks }: TermSheetDocument): readonly string[] {
  const sections: string[] = [];
  let start = 0;
  for (const { end } of [...blocks, { end: text.length } satisfies Pick<DocumentBlock, 'end'>]) {
    while (end - start > longestSection) {
      const cut = lastBlockEnd(blocks, start, start + longestSection) ?? start + longestSection;
      sections.push(text.slice(start, cut));
      start = cut;
    }
  }
  sections.push(text.slice(start));
  return sections.filter((section) => section.trim() !== '');
}

function lastBlockEnd(blocks: readonly DocumentBlock[], after: number, limit: number): number | null {
  const ends = blocks.map(({ end }) => end).filter((end) => end > after && end <= limit);
  return ends.at(-1) ?? null;
}
