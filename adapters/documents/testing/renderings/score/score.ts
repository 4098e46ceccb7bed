import type { RenderingTruth, TrueBlock } from '../truth/true-block.ts';
import { type ApartMatch, matchApart } from './match-apart.ts';
import { type Match, matchBlocks, readKeys, trueKeys } from './match-blocks.ts';
import { keyOf } from './normalise.ts';
import { type Rate, rate } from './rate.ts';
import { apartReadAsTerms } from './read-as-terms.ts';
import type { ReadBlock, ReadDocument } from './read-block.ts';
import { wordsOutOfOrder } from './reading-order.ts';
import { wordsLost } from './words-lost.ts';

/** What a reader made of a rendering. */
export interface Score {
  /** Every block, apart ones included: right where its words, its bounds, its kind and its standing are right. */
  readonly blocks: Rate;
  /** Blocks of terms by their bounds alone, whatever they are called. */
  readonly boundaries: Rate;
  /** Blocks of terms with the right bounds and another kind, or with other cells or another number. */
  readonly wrongKinds: readonly Match[];
  readonly wrongCells: readonly Match[];
  readonly wrongNumbers: readonly Match[];
  /** Blocks of terms that were not found, and blocks that were found and are none. */
  readonly missed: readonly TrueBlock[];
  readonly surplus: readonly ReadBlock[];
  /** Words that would have to be moved, or matched blocks that stand before an earlier one; none is right. */
  readonly outOfOrder: readonly string[];
  /** Words of terms, with their neighbours, that stand in no block read as a term. */
  readonly termsLost: readonly string[];
  /** Notes, withdrawn words, running heads and the like that were read as terms. */
  readonly readAsTerms: readonly TrueBlock[];
  /** Blocks apart that were not found as what they are. */
  readonly apartMissed: readonly TrueBlock[];
}

/** Compares what a reader found with what the generator put in. */
export function scoreReading(truth: RenderingTruth, { blocks }: ReadDocument): Score {
  const noisy = truth.noisy === true;
  const judged = truth.blocks.filter(({ apart, judged }) => apart === undefined && judged === undefined);
  const mustKeep = truth.blocks.filter(({ apart, judged }) => apart === undefined && judged !== 'not');
  const free = truth.blocks.filter((block) => !judged.includes(block));
  const readTerms = blocks.filter(({ apart }) => apart === undefined);
  const countable = withoutFree(truth.blocks, readTerms);
  const matches = matchBlocks(judged, countable, noisy);
  const wrongKinds = matches.filter(({ truth: { kind }, read }) => kind !== read.kind);
  const apart = matchApart(truth.blocks, blocks);
  const found = new Set(matches.map(({ trueIndex }) => trueIndex));
  const matched = new Set(matches.map(({ readIndex }) => readIndex));
  return {
    blocks: rateAll(matches.length - wrongKinds.length, judged.length, countable.length, apart),
    boundaries: rate(matches.length, judged.length, matches.length, countable.length),
    wrongKinds,
    wrongCells: matches.filter(hasWrongCells),
    wrongNumbers: matches.filter(hasWrongNumber),
    missed: judged.filter((_, index) => !found.has(index)),
    surplus: countable.filter((_, index) => !matched.has(index)),
    outOfOrder: [
      ...(noisy ? [] : wordsOutOfOrder(judged, readTerms, free)),
      ...blocksOutOfOrder(matches.filter(({ truth }) => isOnceOnly(truth, judged))),
    ],
    termsLost: noisy ? [] : wordsLost(mustKeep, readTerms),
    readAsTerms: noisy ? [] : apartReadAsTerms(truth.blocks, readTerms),
    apartMissed: apart.missed,
  };
}

function rateAll(right: number, judged: number, countable: number, apart: ApartMatch): Rate {
  return rate(
    right + apart.foundTruth,
    judged + apart.foundTruth + apart.missed.length,
    right + apart.rightRead,
    countable + apart.allRead,
  );
}

/**
 * The read terms that are judged. Not judged: pieces of the lines whose bounds are free, and header rows that come
 * again more often than there are tables with them.
 */
function withoutFree(truth: readonly TrueBlock[], readTerms: readonly ReadBlock[]): ReadBlock[] {
  const free = truth
    .map(({ judged, number = '', text }) =>
      judged === 'words' || judged === 'not' ? keyOf(number + text) : '\n',
    )
    .join('');
  // Several tables may have the same header row.
  const repeating = new Map<string, number>();
  for (const { repeats, apart, text } of truth)
    if (repeats && apart === undefined) repeating.set(keyOf(text), (repeating.get(keyOf(text)) ?? 0) + 1);
  // "Term" is a heading that is judged, though the subject of the mail has the word too.
  const judged = new Set(truth.filter(({ apart, judged }) => !apart && !judged).flatMap(trueKeys));
  return readTerms.filter((block) => {
    const key = keyOf(block.text);
    const keys = readKeys(block);
    const isFree = keys.some((each) => free.includes(each)) && !keys.some((each) => judged.has(each));
    if (key === '' || isFree) return false;
    const left = repeating.get(key);
    if (left !== undefined) repeating.set(key, left - 1);
    return left === undefined || left > 0;
  });
}

/** Of blocks of the same words that poor recognition changed nobody can tell which is which. */
function isOnceOnly(block: TrueBlock, among: readonly TrueBlock[]): boolean {
  const [key] = trueKeys(block);
  return among.filter((other) => trueKeys(other)[0] === key).length === 1;
}

/** Matched blocks that stand before one that the truth has earlier. */
function blocksOutOfOrder(matches: readonly Match[]): string[] {
  return matches.flatMap(({ truth, readIndex }, index) => {
    const before = matches[index - 1];
    return before && before.readIndex > readIndex ? [truth.text] : [];
  });
}

/** Cells are held against the truth where the reader tells them apart. */
function hasWrongCells({ truth, read }: Match): boolean {
  if (!truth.cells || !read.cells || truth.withMarks !== undefined) return false;
  const filled = (cells: readonly string[]) => cells.map(keyOf).filter((key) => key !== '');
  return filled(truth.cells).join('\n') !== filled(read.cells).join('\n');
}

function hasWrongNumber({ truth, read }: Match): boolean {
  // The name of a band is given as it is printed: a reader may tell its number from it.
  if (truth.number === undefined) return !keyOf(truth.text).startsWith(keyOf(read.number ?? ''));
  const key = keyOf(truth.number);
  return read.number === undefined ? !keyOf(read.text).startsWith(key) : keyOf(read.number) !== key;
}
