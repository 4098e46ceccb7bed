import { findMoney, type Money } from './numbers/money.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sections.ts';
import { bareSum } from './stated-unit.ts';

const ofSentences = new WeakMap<Sentence, readonly Money[]>();
const ofTexts = new WeakMap<Reading, readonly Money[]>();

/** Every amount of money in a sentence, in order; a dozen readers ask, and it is searched once. */
export function moneyInSentence(
  reading: Pick<Reading, 'decimalMark' | 'text'>,
  sentence: Sentence,
): readonly Money[] {
  const known = ofSentences.get(sentence);
  if (known) return known;
  const sums = findMoney(sentence.text, reading.decimalMark);
  const bare = sums.length > 0 ? null : bareSum(reading, sentence);
  const found = bare ? [bare] : sums;
  ofSentences.set(sentence, found);
  return found;
}

/** Every amount of money in the text of a document, in order; searched once, and no sum runs over the end of a line. */
export function moneyInText(reading: Reading): readonly Money[] {
  const known = ofTexts.get(reading);
  if (known) return known;
  const found: Money[] = [];
  let lineStart = 0;
  for (const line of reading.text.split('\n')) {
    for (const money of findMoney(line, reading.decimalMark))
      found.push({ ...money, start: money.start + lineStart, end: money.end + lineStart });
    lineStart += line.length + 1;
  }
  ofTexts.set(reading, found);
  return found;
}
