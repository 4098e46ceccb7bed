import type { DocumentBlock } from '../term-sheet-document.ts';

/** Blocks with no gap between them, as the lines of a signature stand. */
export interface Chunk {
  readonly blocks: readonly DocumentBlock[];
  readonly lines: readonly string[];
  readonly hasRows: boolean;
  readonly hasMarks: boolean;
  /** A paragraph over several lines that ends as a sentence does. */
  readonly hasProse: boolean;
  /** Already known to state no term. */
  readonly isApart: boolean;
}

/** No field of a signature is longer. */
const longestField = 60;
const lineEnd = /\r\n|[\n\r\v\f\u2028\u2029\u0085]/u;
/** Where so few blocks follow without a blank line, single blank lines part nothing. */
const mostTight = 0.05;

/** Groups blocks that stand together. */
export function chunksOf(text: string, blocks: readonly DocumentBlock[]): Chunk[] {
  const gaps = blocks.map((block, index) => {
    const before = blocks[index - 1];
    return before ? text.slice(before.end, block.start).split(lineEnd).length - 2 : Number.POSITIVE_INFINITY;
  });
  const tight = gaps.filter((gap) => gap < 1).length;
  const wide = gaps.filter((gap) => gap > 2 && gap < Number.POSITIVE_INFINITY).length;
  const widest = tight <= gaps.length * mostTight && wide > gaps.length / 10 ? 1 : 0;
  const groups: DocumentBlock[][] = [];
  for (const [index, block] of blocks.entries()) {
    const group = groups.at(-1);
    const isSame = (group?.at(-1)?.apart === undefined) === (block.apart === undefined);
    if (group && isSame && (gaps[index] ?? 0) <= widest) group.push(block);
    else groups.push([block]);
  }
  return groups.map((group) => asChunk(text, group));
}

function asChunk(text: string, blocks: readonly DocumentBlock[]): Chunk {
  const lines = blocks.flatMap(({ start, end }) =>
    text
      .slice(start, end)
      .split(lineEnd)
      .map((line) => line.replace(/^[>\s*_#]+(?=\p{L})/u, '').trim())
      .filter((line) => line !== ''),
  );
  return {
    blocks,
    lines,
    hasRows: blocks.some(({ kind }) => kind === 'table-row'),
    hasMarks: blocks.filter(({ number }) => number !== undefined).length > 1,
    hasProse: blocks.some(({ start, end }) => isProse(text.slice(start, end))),
    isApart: blocks.some(({ apart }) => apart !== undefined),
  };
}

function isProse(words: string): boolean {
  return /[.;:]$/u.test(words) && words.length > longestField && lineEnd.test(words);
}
