import type { TrueBlock } from '../truth/true-block.ts';
import { keyOf, likeness } from './normalise.ts';
import type { ReadBlock } from './read-block.ts';

/** A true block and the read block that holds the same words, no more and no fewer. */
export interface Match {
  readonly truth: TrueBlock;
  readonly read: ReadBlock;
  /** Their places among the blocks that were given. */
  readonly trueIndex: number;
  readonly readIndex: number;
}

/** Least likeness of two texts with uncertain characters, such as poor recognition gives. */
const leastLikeness = 0.8;

/**
 * Pairs true blocks with read ones of the same words. Where the same words stand several times, the first goes
 * to the first. `noisy` pairs what is left by likeness.
 */
export function matchBlocks(
  truth: readonly TrueBlock[],
  read: readonly ReadBlock[],
  noisy: boolean,
): Match[] {
  const free = new Map<string, number[]>();
  read.forEach((block, readIndex) => {
    for (const key of new Set(readKeys(block))) free.set(key, [...(free.get(key) ?? []), readIndex]);
  });
  const taken = new Set<number>();
  const matches: Match[] = [];
  const left: number[] = [];
  truth.forEach((block, trueIndex) => {
    const readIndex = trueKeys(block)
      .flatMap((key) => free.get(key) ?? [])
      .filter((index) => !taken.has(index))
      .sort((one, other) => one - other)[0];
    const found = readIndex === undefined ? undefined : read[readIndex];
    if (found === undefined || readIndex === undefined) left.push(trueIndex);
    else {
      taken.add(readIndex);
      matches.push({ truth: block, read: found, trueIndex, readIndex });
    }
  });
  if (noisy) matches.push(...matchByLikeness(truth, read, left, taken));
  return matches.sort((one, other) => one.trueIndex - other.trueIndex);
}

function matchByLikeness(
  truth: readonly TrueBlock[],
  read: readonly ReadBlock[],
  left: readonly number[],
  taken: Set<number>,
): Match[] {
  return left.flatMap((trueIndex) => {
    const block = truth[trueIndex];
    if (!block) return [];
    let best: { read: ReadBlock; readIndex: number; likeness: number } | undefined;
    read.forEach((candidate, readIndex) => {
      if (taken.has(readIndex)) return;
      const found = Math.max(
        ...trueKeys(block).flatMap((key) => readKeys(candidate).map((other) => likeness(key, other))),
      );
      if (found >= leastLikeness && found > (best?.likeness ?? 0))
        best = { read: candidate, readIndex, likeness: found };
    });
    if (!best) return [];
    taken.add(best.readIndex);
    return [{ truth: block, read: best.read, trueIndex, readIndex: best.readIndex }];
  });
}

/** The keys that a read block may count for: with and without the number in front of it. */
export function readKeys({ text, number }: ReadBlock): string[] {
  return number === undefined ? [keyOf(text)] : [keyOf(text), keyOf(number + text)];
}

/** The keys under which a true block is found: with and without its number and its marks. */
export function trueKeys({ text, number, withMarks }: TrueBlock): string[] {
  const texts = withMarks === undefined ? [text] : [text, withMarks];
  return texts.flatMap((each) =>
    number === undefined ? [keyOf(each)] : [keyOf(each), keyOf(number + each)],
  );
}
