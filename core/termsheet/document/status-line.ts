import type { DocumentBlock } from './term-sheet-document.ts';

/** What the lines under a title say of the whole paper. */
const status =
  /^[[(]?(?:(?:strictly |all )?subject to contract|non-?binding|(?:not|nothing here is) (?:legally )?binding)\b/iu;
/** A cover and a title have at most so many blocks together. */
const mostBlocks = 12;
const longestLine = 110;

/**
 * Gives "Subject to contract" under a title as words that state something, however they are set: what heads a clause
 * is no statement, and the same paper in another format has no heading there.
 */
export function withStatusLines(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  const isTitled = ({ kind, start, end }: DocumentBlock) =>
    kind === 'heading' ||
    (kind === 'paragraph' && end - start <= longestLine && !/[.;:]$/u.test(text.slice(start, end)));
  let isUnderTitle = false;
  return blocks.map((block, index) => {
    if (index >= mostBlocks) return block;
    const { kind, level, number, ...rest } = block;
    const isTitle = kind === 'heading' && !number;
    if (isTitle && isUnderTitle && status.test(text.slice(block.start, block.end))) {
      return { ...rest, kind: 'paragraph' };
    }
    if (!block.apart) isUnderTitle = isTitled(block) && (isUnderTitle || isTitle);
    return block;
  });
}
