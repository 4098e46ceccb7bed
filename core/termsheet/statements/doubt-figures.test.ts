import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { type BothReadings, doubtFigures } from './doubt-figures.ts';
import { markSentence } from './marked-sentence.ts';
import { columnOf, redLabel, sentenceLabels } from './sentence-labels.ts';

const reading = createReading(
  readPlainText('Founders sell their shares when the fund says so.\n\nThe fund holds fairs in May.'),
);
const [sale, fairs] = reading.sentences;
if (!sale || !fairs) throw new Error('two sentences are two sentences');

/** Half sure that a sentence is harmful, and nine tenths of what it is about. */
const judge: BothReadings['judge'] = (sentence, decimalMark) => {
  const labels = new Float64Array(sentenceLabels.length);
  labels[columnOf(redLabel)] = 0.5;
  labels[columnOf(sentence === sale ? 'G03' : 'X6')] = 0.9;
  return { marked: markSentence(sentence.text, '', decimalMark), judgement: { labels, statements: [] } };
};
const harmful = (clause: string, probability: number) => ({
  clause,
  probability,
  sentence: sale,
  readBy: new Set<string>(),
  isShort: false,
  isLikeliest: true,
});
const quoting = (id: string, rating: 'Amber' | 'Green', quoted: Sentence = sale) => ({
  id,
  rating,
  evidence: [reading.evidence(quoted)],
});
const figuresOf = (given: Partial<BothReadings>) =>
  doubtFigures({ reading, judge, passages: [], findings: [], ...given }).map(({ figures }) =>
    figures.map((figure) => Math.round(figure * 100) / 100),
  );

it('weighs harm for the likeliest clause, the topic and the count of words', () => {
  expect(figuresOf({ passages: [harmful('F07', 0.1), harmful('G03', 0.5)] })).toEqual([
    [0, 0, 0.9, 0, 2.3, 0, 0, 0, 1],
    [0, -6.21, 0.9, 1, 1.95, 0, 0, 0, 0],
  ]);
});

it.each([
  ['on the clause that it may harm, as Green', [quoting('G03', 'Green')], [1, 0, 0]],
  [
    'on that clause, as a detail to settle',
    [{ ...quoting('G03', 'Amber'), minor: true as const }],
    [0, 1, 0],
  ],
  ['on another clause, as Green', [quoting('E03', 'Green')], [0, 0, 1]],
  ['on that clause, as worse than usual', [quoting('G03', 'Amber')], [0, 0, 0]],
  ['but quotes another sentence', [quoting('G03', 'Green', fairs)], [0, 0, 0]],
])('tells that a finding quotes it %s', (_, findings, expected) => {
  const [figures] = figuresOf({ passages: [harmful('G03', 0.5)], findings });
  expect(figures?.slice(5, 8)).toEqual(expected);
});
