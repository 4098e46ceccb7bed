import { findMoney, type Money } from './numbers/money.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sections.ts';
import { bareSum } from './stated-unit.ts';

const ofSentences = new WeakMap<Sentence, readonly Money[]>();
const searched = new WeakMap<Sentence, readonly Money[]>();
const ofTexts = new WeakMap<Reading, readonly Sum[]>();

/** Every amount of money in a sentence, in order; a dozen readers ask, and it is searched once. */
export function moneyInSentence(
  reading: Pick<Reading, 'decimalMark' | 'text'>,
  sentence: Sentence,
): readonly Money[] {
  const known = ofSentences.get(sentence);
  if (known) return known;
  const sums = sumsIn(reading, sentence);
  const bare = sums.length > 0 ? null : bareSum(reading, sentence);
  const found = bare ? [bare] : sums;
  ofSentences.set(sentence, found);
  return found;
}

/** An amount of money, wherever it stands. */
export type Sum = Pick<Money, 'value' | 'currency'>;

/** Every amount of money in the sentences of a document, in order; those that a unit alone makes sums are none. */
export function moneyInText(reading: Reading): readonly Sum[] {
  const known = ofTexts.get(reading);
  if (known) return known;
  const found = reading.sentences.flatMap((sentence) => sumsIn(reading, sentence));
  ofTexts.set(reading, found);
  return found;
}

function sumsIn({ decimalMark }: Pick<Reading, 'decimalMark'>, sentence: Sentence): readonly Money[] {
  const known = searched.get(sentence);
  if (known) return known;
  const found = findMoney(sentence.text, decimalMark);
  searched.set(sentence, found);
  return found;
}
