import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { withNotes } from '../document/with-notes.ts';
import { createReading } from '../reading/reading.ts';
import { toldHistory } from './history.ts';
import { stubJudge } from './testing/stub-judge.ts';

const text = `We invest £500,000 for 20% of the company.

An old backer sits at £2 a share. The 2024 notes of £80,000 carry a cap of £3m.`;
const document = readPlainText(text);
const reading = createReading(document);
const judge = stubJudge([
  { words: 'old backer', labels: { X5: 0.9, E01: 0.4 } },
  { words: '2024 notes', labels: { X5: 0.7, E13: 0.9 } },
  { words: 'We invest', labels: { X5: 0.5, E02: 0.9 } },
]);
const wordsOf = (spans: readonly { start: number; end: number }[]): string[] =>
  spans.map(({ start, end }) => text.slice(start, end).trim());

it('finds what tells of another round, and earlier notes apart from it', () => {
  const { history, earlierNotes } = toldHistory(judge, reading);
  expect(wordsOf(history)).toEqual(['An old backer sits at £2 a share.']);
  expect(wordsOf(earlierNotes)).toEqual(['The 2024 notes of £80,000 carry a cap of £3m.']);
});

it('makes notes of it, and leaves the words as they are', () => {
  const { history } = toldHistory(judge, reading);
  const noted = withNotes(document, history);
  expect(noted.text).toBe(text);
  const sentences = createReading(noted).sentences.map((sentence) => sentence.text.trim());
  expect(sentences.some((words) => words.includes('old backer'))).toBe(false);
  expect(sentences.some((words) => words.includes('We invest'))).toBe(true);
});

it('leaves a document without history as it is', () => {
  expect(withNotes(document, [])).toBe(document);
});

it('knows a remark on the past under the heading of a term, and what was set aside', () => {
  const remarks = `REDEMPTION

There is none. My partner wanted one of five years and gave it up.

MATTERS CONSIDERED AND SET ASIDE

A fee of $60,000 a year to the fund.`;
  const told = toldHistory(
    (sentence, decimalMark) =>
      stubJudge([{ words: 'My partner', labels: { X5: sentence.section === null ? 0.9 : 0.2, E09: 0.4 } }])(
        sentence,
        decimalMark,
      ),
    createReading(readPlainText(remarks)),
  );
  const found = told.history.map(({ start, end }) => remarks.slice(start, end).trim());
  expect(found).toEqual([
    'My partner wanted one of five years and gave it up.',
    'A fee of $60,000 a year to the fund.',
  ]);
});

it.each([
  ['In March 2022 the company took in £850,000, which valued it at £1,900,000.', 1],
  ['The figures are an illustration, from another file.', 1],
  ['An earlier version stripped every holder of half of his shares.', 1],
  ['The notes of March 2022, of which £850,000 were paid in, convert at closing.', 0],
])('knows what was paid and worth in another year: %j', (words, count) => {
  expect(toldHistory(stubJudge([]), createReading(readPlainText(words))).history).toHaveLength(count);
});
