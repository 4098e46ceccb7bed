import type { TrueBlock } from '../truth/true-block.ts';
import { wordsOf } from './normalise.ts';
import type { ReadBlock } from './read-block.ts';

/**
 * Words that a reader gives out of their order, from words that stand once in the truth and once in what was
 * read, and in none of the `others` that are not judged: the fewest that would have to be moved. None: the reading
 * order is right.
 */
export function wordsOutOfOrder(
  truth: readonly TrueBlock[],
  read: readonly ReadBlock[],
  others: readonly TrueBlock[],
): string[] {
  const places = onceOnly(truth.flatMap(({ text }) => wordsOf(text)));
  for (const word of others.flatMap(({ text }) => wordsOf(text))) places.delete(word);
  const readWords = read.flatMap(({ text }) => wordsOf(text));
  const once = onceOnly(readWords);
  const shared = readWords.filter((word) => places.has(word) && once.has(word));
  const kept = longestRise(shared.map((word) => places.get(word) ?? 0));
  return shared.filter((_, index) => !kept.has(index));
}

function onceOnly(words: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const again = new Set<string>();
  words.forEach((word, place) => {
    if (places.has(word)) again.add(word);
    places.set(word, place);
  });
  for (const word of again) places.delete(word);
  return places;
}

/** The indices of a longest rising subsequence. */
function longestRise(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  values.forEach((value, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before.set(index, low > 0 ? tails[low - 1] : undefined);
    tails[low] = index;
  });
  const kept = new Set<number>();
  let at = tails.at(-1);
  while (at !== undefined) {
    kept.add(at);
    at = before.get(at);
  }
  return kept;
}
