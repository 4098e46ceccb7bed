import { expect, it } from 'vitest';
import { clauseHarms, harmFigures } from './clause-harm.ts';
import { harmLabel, redLabel, sentenceLabels } from './sentence-labels.ts';

const labelled = (labels: Readonly<Record<string, number>>) =>
  Float64Array.from(sentenceLabels, (label) => labels[label] ?? 0);

it('weighs each clause that a sentence may be about, and no other', () => {
  const labels = labelled({ E04: 0.8, [harmLabel('E04')]: 0.5, G03: 0.1, [redLabel]: 0.5, X5: 0.5 });
  expect(harmFigures(labels).map(({ clause }) => clause)).toEqual(['E04', 'G03']);
  const [first] = harmFigures(labels);
  expect(first?.figures.map((figure) => Math.round(figure * 100) / 100)).toEqual([0, 1.39, 0, 0, 1, 1]);
});

it('adds the log odds up to a probability', () => {
  const labels = labelled({ E04: 0.8, [harmLabel('E04')]: 0.5 });
  const [harm] = clauseHarms({ offset: -1, weights: [1, 0, 0, 0, 1] }, labels);
  expect(harm).toEqual({ clause: 'E04', probability: 0.5 });
});

it('rates money in tranches with the amount', () => {
  const labels = labelled({ [harmLabel('E15')]: 0.9 });
  expect(clauseHarms({ offset: 0, weights: [1] }, labels)).toMatchObject([{ clause: 'E02' }]);
});

it.each([
  ['harms it a little', { [harmLabel('E04')]: 0.004 }, ['E04']],
  ['hardly harms it at all', { [harmLabel('E04')]: 0.0039 }, []],
  ['is faintly about it', { E04: 0.02 }, ['E04']],
  ['is hardly about it at all', { E04: 0.019 }, []],
])('weighs a clause where the sentence %s', (_, labels, clauses) => {
  expect(harmFigures(labelled(labels)).map(({ clause }) => clause)).toEqual(clauses);
});

it('tells the likeliest clause of a sentence, and the one that it harms most, from the others', () => {
  const figures = harmFigures(labelled({ E04: 0.8, [harmLabel('G03')]: 0.1 }));
  expect(figures.map((one) => one.figures.slice(-2))).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

it('is never wholly certain of harm', () => {
  const [harm] = clauseHarms({ offset: 0, weights: [1] }, labelled({ [harmLabel('E04')]: 1 }));
  expect(harm?.probability).toBeCloseTo(0.9999, 10);
});
