import { splitSentences } from '../../reading/sentences.ts';
import type { Aside, DocumentBlock, TextSpan } from '../term-sheet-document.ts';

/** Sets apart the sentences that a rule tells from terms, in the blocks that state terms; lines that wrap are one. */
export function markSentences(
  text: string,
  blocks: readonly DocumentBlock[],
  isApart: (sentence: string) => boolean,
  apart: Aside['apart'],
): readonly DocumentBlock[] {
  return blocks.map((block) => {
    if (block.apart || block.kind === 'heading') return block;
    const told = splitSentences(text, block.start, block.end)
      .filter(({ start, end }) => isApart(text.slice(start, end).replace(/\s+/gu, ' ')))
      .filter((span) => !(block.asides ?? []).some((aside) => meets(aside, span)))
      .map((span): Aside => ({ ...span, apart }));
    if (told.length === 0) return block;
    const asides = [...(block.asides ?? []), ...told].sort((left, right) => left.start - right.start);
    return { ...block, asides };
  });
}

function meets(left: TextSpan, right: TextSpan): boolean {
  return left.start < right.end && right.start < left.end;
}
