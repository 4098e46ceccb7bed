import { expect, test } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from './reading.ts';
import { moneyInSentence, moneyInText } from './stated-money.ts';

const reading = createReading(readPlainText('We invest £2m in cash.\nFees are capped at £40,000.'));

test('gives the sums of each sentence and of the whole text', () => {
  expect(
    reading.sentences.flatMap((sentence) =>
      moneyInSentence(reading, sentence).map(({ value, currency }) => [value, currency]),
    ),
  ).toEqual([
    [2_000_000, 'GBP'],
    [40_000, 'GBP'],
  ]);
  expect(moneyInText(reading).map(({ value }) => value)).toEqual([2_000_000, 40_000]);
});

test('searches a sentence and a text once', () => {
  const [sentence] = reading.sentences;
  if (!sentence) throw new Error('no sentence');
  expect(moneyInSentence(reading, sentence)).toBe(moneyInSentence(reading, sentence));
  expect(moneyInText(reading)).toBe(moneyInText(reading));
});
