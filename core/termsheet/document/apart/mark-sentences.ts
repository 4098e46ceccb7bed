import { splitSentences } from '../../reading/sentences.ts';
import type { Aside, DocumentBlock, TextSpan } from '../term-sheet-document.ts';
import { isAboutDroppedTerm } from './dropped-terms.ts';
import { isAboutEarlierPaper } from './earlier-papers.ts';
import { isAboutOtherDeal } from './other-deals.ts';

/** What a sentence that is no term is: an account of another deal, of another paper or of a term that was dropped. */
function apartOf(sentence: string): Aside['apart'] | null {
  if (isAboutOtherDeal(sentence) || isAboutEarlierPaper(sentence)) return 'note';
  return isAboutDroppedTerm(sentence) ? 'withdrawn' : null;
}

/** Sets apart the sentences that tell of something else, in the blocks that state terms; lines that wrap are one. */
export function markSentences(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  return blocks.map((block) => {
    if (block.apart || block.kind === 'heading') return block;
    const { asides = [] } = block;
    const told = splitSentences(text, block.start, block.end).flatMap((span): Aside[] => {
      const apart = apartOf(text.slice(span.start, span.end).replace(/\s+/gu, ' '));
      return apart === null || asides.some((aside) => meets(aside, span)) ? [] : [{ ...span, apart }];
    });
    if (told.length === 0) return block;
    return { ...block, asides: [...asides, ...told].sort((left, right) => left.start - right.start) };
  });
}

function meets(left: TextSpan, right: TextSpan): boolean {
  return left.start < right.end && right.start < left.end;
}
