import type { Reading } from './reading.ts';
import type { Sentence } from './sections.ts';

/** A sentence of a reading and those behind it, `most` at most; found by its place, so that many may be asked for. */
export function sentencesFrom(
  { sentences }: Pick<Reading, 'sentences'>,
  sentence: Sentence,
  most: number,
): readonly Sentence[] {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.start ?? 0) < sentence.start) low = middle + 1;
    else high = middle;
  }
  // A label and an empty value may begin at one place.
  while (low < sentences.length && sentences[low] !== sentence && sentences[low]?.start === sentence.start)
    low += 1;
  return sentences.slice(low, low + most);
}
