import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { stubJudge } from './testing/stub-judge.ts';
import { speechOf } from './told-share.ts';

const sentences = (count: number, words: string): string =>
  Array.from({ length: count }, (_, at) => `The ${words} number ${at} is written out here.`).join('\n\n');
const judge = stubJudge([
  { words: 'lesson', labels: { X4: 0.9 } },
  { words: 'term', labels: { E03: 0.9 } },
]);
const speech = (text: string) => speechOf(judge, createReading(readPlainText(text)));

it('hears who explains, who offers and who does both', () => {
  expect(speech(sentences(8, 'lesson'))).toBe('tells');
  expect(speech(sentences(8, 'term'))).toBe('offers');
  expect(speech(`${sentences(6, 'term')}\n\n${sentences(2, 'lesson')}`)).toBe('unsure');
});

it('does not judge by a few sentences', () => {
  expect(speech(sentences(5, 'lesson'))).toBe('offers');
});

it('hears that a long text of terms sets out a deal, and that few terms between remarks offer nothing', () => {
  expect(speech(sentences(22, 'term'))).toBe('sets-out');
  expect(speech(`${sentences(22, 'term')}\n\n${sentences(5, 'lesson')}`)).toBe('unsure');
  const remarks = `${sentences(2, 'term')}\n\n${sentences(1, 'lesson')}\n\n${sentences(6, 'garden')}`;
  expect(speech(remarks)).toBe('tells');
});
