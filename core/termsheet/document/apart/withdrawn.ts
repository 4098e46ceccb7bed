import { everyMatch } from '../../reading/every-match.ts';
import type { Aside, DocumentBlock } from '../term-sheet-document.ts';

const struck = /~~[^~]{1,2000}~~/gu;

/** Sets apart the words that Markdown strikes out between double tildes. */
export function markWithdrawn(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  if (!text.includes('~~')) return blocks;
  const marked = blocks.map((block): DocumentBlock => {
    const words = text.slice(block.start, block.end);
    if (block.apart || !words.includes('~~')) return block;
    const asides = everyMatch(struck, words).map(({ 0: passage, index }): Aside => {
      const start = block.start + index;
      return { start, end: start + passage.length, apart: 'withdrawn' };
    });
    if (asides.length === 0) return block;
    const number = block.number ? block.number.end - block.start : 0;
    const isWhole = !/[\p{L}\p{N}]/u.test(words.slice(number).replace(struck, ''));
    return isWhole ? { ...block, apart: 'withdrawn' } : { ...block, asides };
  });
  return marked;
}

/** Titles under which Markdown strikes everything out head no term, though people sign below. */
export function withoutEmptyTitles(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  if (!text.includes('~~')) return blocks;
  const marked: DocumentBlock[] = [];
  // From the end: what follows a struck-out passage is known before its title is looked at.
  let next: DocumentBlock | undefined;
  let isStruckBelow = false;
  for (const block of blocks.toReversed()) {
    const isEmpty: boolean =
      block.kind === 'heading' &&
      isStruckBelow &&
      (next === undefined || (next.kind === 'heading' && (next.level ?? 1) <= (block.level ?? 1)));
    marked.push(isEmpty ? { ...block, apart: 'withdrawn' } : block);
    isStruckBelow = isEmpty || block.apart === 'withdrawn';
    if (!isStruckBelow && !block.apart) next = block;
  }
  return marked.reverse();
}
