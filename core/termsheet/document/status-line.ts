import type { DocumentBlock } from './term-sheet-document.ts';

/** What the lines under a title say of the whole paper. */
const status =
  /^[[(]?(?:(?:strictly |all )?subject to contract|non-?binding|(?:not|nothing here is) (?:legally )?binding)\b/iu;
/** A title has at most so many lines above and below it. */
const mostLines = 12;
const longestLine = 110;

/**
 * Gives "Subject to contract" under a title as words that state something, however they are set: what heads a clause
 * is no statement, and the same paper in another format has no heading there.
 */
export function withStatusLines(text: string, blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  const isTitled = ({ kind, start, end }: DocumentBlock) =>
    kind === 'heading' ||
    (kind === 'paragraph' && end - start <= longestLine && !/[.;:]$/u.test(text.slice(start, end)));
  const opening = blocks.slice(0, mostLines);
  const body = opening.findIndex((block) => !isTitled(block));
  const title = opening.findIndex(({ kind, apart }) => kind === 'heading' && !apart);
  const end = body < 0 ? opening.length : body;
  return blocks.map((block, index) => {
    const { kind, level, number, ...rest } = block;
    const isStatus =
      index > title &&
      index < end &&
      kind === 'heading' &&
      !number &&
      status.test(text.slice(block.start, block.end));
    return isStatus ? { ...rest, kind: 'paragraph' } : block;
  });
}
