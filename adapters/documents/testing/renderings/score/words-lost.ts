import type { TrueBlock } from '../truth/true-block.ts';
import { keyOf, numberedWords, wordsOf } from './normalise.ts';
import type { ReadBlock } from './read-block.ts';

/**
 * Words of terms that stand in no block that was read as a term, each with the words around it. A word counts as
 * lost where the read terms have it less often than the truth, and where the letters of the word and its
 * neighbours do not run through the read terms either (a word cut in two or joined with another is not lost).
 */
export function wordsLost(truth: readonly TrueBlock[], readTerms: readonly ReadBlock[]): string[] {
  const texts = truth.map(({ text }) => wordsOf(text));
  const inTruth = countEach(texts.flat());
  const inRead = countEach(readTerms.flatMap(numberedWords));
  const trueLetters = truth.map(({ text }) => letters(text)).join('\n');
  const readLetters = readTerms.map(({ text }) => letters(text)).join('');
  return texts.flatMap((words) =>
    words.flatMap((word, index) => {
      if ((inRead.get(word) ?? 0) >= (inTruth.get(word) ?? 0)) return [];
      const around = words.slice(Math.max(0, index - 1), index + 2);
      const run = letters(around.join(''));
      return occurrences(readLetters, run) >= occurrences(trueLetters, run) ? [] : [around.join(' ')];
    }),
  );
}

/** Letters and figures alone. */
function letters(text: string): string {
  return keyOf(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function occurrences(text: string, part: string): number {
  if (part === '') return 0;
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}
