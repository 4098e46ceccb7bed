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

it.each([
  ['tells beside some terms', { 'surely a term': 4, 'whole lesson': 6 }, 'tells'],
  ['tells beside 65 terms in 100', { 'surely a term': 13, 'whole lesson': 7 }, 'unsure'],
  ['tells in just six sentences', { 'whole lesson': 6 }, 'tells'],
  ['may state terms, but surely none', { 'half a term': 6, 'whole lesson': 2 }, 'tells'],
  ['has twenty terms', { 'surely a term': 20 }, 'sets-out'],
  ['has nineteen terms', { 'surely a term': 19 }, 'offers'],
  ['has a term in every other of twenty sentences', { 'surely a term': 10, garden: 10 }, 'sets-out'],
  ['has fewer terms than that', { 'surely a term': 9, garden: 11 }, 'offers'],
  ['has one term in a long text', { 'surely a term': 1, garden: 19 }, 'offers'],
  ['tells in one of ten sentences of a deal', { 'surely a term': 18, 'whole lesson': 2 }, 'offers'],
  ['tells in hardly any sentence of a deal', { 'surely a term': 19, 'half a lesson': 1 }, 'sets-out'],
  ['hardly tells, and states no term', { garden: 9, 'half a lesson': 1 }, 'offers'],
  [
    'tells a little beside three terms in ten',
    { 'surely a term': 3, garden: 6, 'whole lesson': 1 },
    'offers',
  ],
  ['tells a little beside fewer terms', { 'surely a term': 2, garden: 7, 'whole lesson': 1 }, 'tells'],
  ['tells more than offers do', { 'surely a term': 18, garden: 3, 'whole lesson': 4 }, 'unsure'],
])('hears a text that %s', (_, counts, expected) => {
  const counting = stubJudge([
    { words: 'whole lesson', labels: { X4: 1 } },
    { words: 'half a lesson', labels: { X5: 0.5 } },
    { words: 'surely a term', labels: { E03: 0.9 } },
    { words: 'half a term', labels: { E03: 0.5 } },
  ]);
  const text = Object.entries(counts).map(([words, count]) => sentences(count, words));
  expect(speechOf(counting, createReading(readPlainText(text.join('\n\n'))))).toBe(expected);
});

it.each([
  ['seven clauses plainly', ['E01', 'E02', 'E03', 'E04', 'G01', 'G02', 'F01'], 0.7, 'sets-out'],
  ['six clauses plainly', ['E01', 'E02', 'E03', 'E04', 'G01', 'G02'], 0.7, 'offers'],
  ['seven clauses less plainly', ['E01', 'E02', 'E03', 'E04', 'G01', 'G02', 'F01'], 0.6, 'offers'],
])('hears that a short text speaks of %s', (_, codes, probability, expected) => {
  const about = stubJudge(
    codes.map((code) => ({ words: `clause ${code}`, labels: { [code]: probability } })),
  );
  const text = codes.map((code) => `This is the clause ${code} of it.`).join('\n\n');
  expect(speechOf(about, createReading(readPlainText(text)))).toBe(expected);
});

it('does not judge by cells and headings', () => {
  expect(speech(Array(8).fill('A lesson of four.').join(' '))).toBe('offers');
  expect(speech(Array(6).fill('Here is a lesson again.').join(' '))).toBe('tells');
  const headed = Array.from(
    { length: 4 },
    (_, at) => `LESSON ABOUT THE TERMS HERE\n\nThe lesson number ${at} is here.`,
  );
  expect(speech(headed.join('\n\n'))).toBe('offers');
});

it('judges a long text by its first sentences', () => {
  expect(speech(`${sentences(400, 'term')}\n\n${sentences(300, 'lesson')}`)).toBe('sets-out');
});
