import type { Apart } from '../../../../../core/termsheet/document/term-sheet-document.ts';
import type { TrueBlock } from '../truth/true-block.ts';
import { numberedWords, wordsOf } from './normalise.ts';
import type { ReadBlock } from './read-block.ts';

/** How the blocks apart were found. */
export interface ApartMatch {
  /** True blocks whose words were found as what they are, and those that were not. */
  readonly foundTruth: number;
  readonly missed: readonly TrueBlock[];
  /** Read blocks that are what they were called, of all that were called apart. */
  readonly rightRead: number;
  readonly allRead: number;
}

/** Share of the words of a block that must be found; a mark or a label beside a note is not held against it. */
const leastShare = 0.9;

/**
 * Blocks apart are compared by their words: where one signature line ends and the next begins is free, and what
 * a reader puts before a note ("Comment by …") is too.
 */
export function matchApart(truth: readonly TrueBlock[], read: readonly ReadBlock[]): ApartMatch {
  const judged = truth.filter(({ apart, judged }) => apart !== undefined && judged === undefined);
  const free = new Set(
    truth.filter(({ judged }) => judged !== undefined).flatMap(({ text }) => wordsOf(text)),
  );
  const readApart = read.filter(({ apart }) => apart !== undefined);
  const countable = readApart.filter(({ text }) => !wordsOf(text).every((word) => free.has(word)));
  const trueWords = wordsByClass(judged);
  // A name that a header line has as well is none the less found where it signs.
  const readWords = wordsByClass(read.filter(({ apart }) => apart !== undefined));
  const missed = judged.filter((block) => !isCovered(block, readWords));
  return {
    foundTruth: judged.length - missed.length,
    missed,
    rightRead: countable.filter((block) => isCovered(block, trueWords)).length,
    allRead: countable.length,
  };
}

function wordsByClass(
  blocks: readonly { apart?: Apart; text: string }[],
): Map<Apart | undefined, Set<string>> {
  const words = new Map<Apart | undefined, Set<string>>();
  for (const block of blocks) {
    words.set(block.apart, new Set([...(words.get(block.apart) ?? []), ...numberedWords(block)]));
  }
  return words;
}

function isCovered(
  { apart, text }: { apart?: Apart; text: string },
  among: Map<Apart | undefined, Set<string>>,
): boolean {
  const words = wordsOf(text);
  const found = words.filter((word) => among.get(apart)?.has(word));
  return found.length >= leastShare * words.length;
}
