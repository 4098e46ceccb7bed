import { expect, it } from 'vitest';
import { featureNumber } from './feature-hash.ts';
import { judgeSentence } from './judge-sentence.ts';
import { markSentence } from './marked-sentence.ts';
import { columnOf, quantityLabels, sentenceLabels } from './sentence-labels.ts';
import { type Levels, levelModel } from './testing/level-model.ts';

const stated = (text: string, sentences: Levels, quantities: Levels = {}) =>
  judgeSentence(levelModel(sentences, quantities), markSentence(text, '', '.')).statements;
const close = (probability: number) => expect.closeTo(probability, 5);

it('answers every question of the sentence, in order', () => {
  const { labels } = judgeSentence(levelModel({ E04: 0.8, red: 0.3 }), markSentence('We share', '', '.'));
  expect(labels).toHaveLength(sentenceLabels.length);
  expect(labels[columnOf('E04')]).toBeCloseTo(0.8, 5);
  expect(labels[columnOf('red')]).toBeCloseTo(0.3, 5);
  expect(labels[columnOf('E03')]).toBe(0);
});

it('believes a choice as its clause is likely and it is itself', () => {
  expect(stated('We share', { E04: 0.8, 'participation=full': 0.5 })).toEqual([
    { fact: 'participation', value: 'full', probability: close(0.4), quantity: null },
  ]);
});

it('carries on nothing that is hardly likely', () => {
  expect(stated('We share', { E04: 0.2, 'participation=full': 0.4 })).toEqual([]);
  expect(stated('We share', { E04: 0.5, 'participation=full': 0.3 })).toHaveLength(1);
});

it.each([
  ['the likeliest', { 'participation=none': 0.3, 'participation=capped': 0.6, 'participation=full': 0.4 }],
  ['the first of equals', { 'participation=capped': 0.5, 'participation=full': 0.5 }],
])('keeps %s of the choices of a fact', (_, choices) => {
  expect(stated('We share', { E04: 1, ...choices }).map(({ value }) => value)).toEqual(['capped']);
});

it.each([
  ['likelier', 0.6, []],
  ['as likely', 0.5, []],
  ['less likely', 0.4, ['participation']],
])('hears what is left open where that is %s', (_, open, expected) => {
  const levels = { E04: 1, 'participation=full': 0.5, 'participation=unresolved': open };
  expect(stated('We share', levels).map(({ fact }) => fact)).toEqual(expected);
});

it('says which quantity states a figure, and its currency where it has one', () => {
  expect(stated('We put in £500,000 now', {}, { amount: 0.7, preMoney: 0.4 })).toStrictEqual([
    {
      fact: 'amount',
      value: 500_000,
      probability: close(0.7),
      quantity: { start: 10, end: 18 },
      currency: 'GBP',
    },
  ]);
  expect(stated('At 20% off', {}, { safeDiscountPercent: 0.7 })).toStrictEqual([
    { fact: 'safeDiscountPercent', value: 20, probability: close(0.7), quantity: { start: 3, end: 6 } },
  ]);
});

it.each<[string, Levels, string[]]>([
  ['one fact, the likeliest', { investorStakePercent: 0.4, dividendPercent: 0.6 }, ['dividendPercent']],
  [
    'one fact, whatever follows',
    { investorStakePercent: 0.6, dividendPercent: 0.4 },
    ['investorStakePercent'],
  ],
  ['the first of equals', { investorStakePercent: 0.6, dividendPercent: 0.6 }, ['investorStakePercent']],
  ['only what its unit can state', { preMoney: 0.9, dividendPercent: 0.3 }, ['dividendPercent']],
  ['nothing where no fact fits', { preMoney: 0.9 }, []],
  ['nothing where no fact is likely', {}, []],
])('lets a quantity state %s', (_, roles, expected) => {
  expect(stated('At 20% of it', {}, roles).map(({ fact }) => fact)).toEqual(expected);
});

it.each([
  ['the sixteenth figure', 15, 80],
  ['no figure behind it', 16, 5],
])('hears %s of a long column', (_, before, expected) => {
  const weighed = levelModel({}, { dividendPercent: 0.3 });
  const quantities = {
    ...weighed.quantities,
    features: Uint32Array.of(featureNumber('percentq', 'percent11')),
    starts: Uint32Array.of(0, 1),
    columns: Uint8Array.of(quantityLabels.indexOf('dividendPercent')),
    weights: Int8Array.of(127),
    scale: new Float32Array(quantityLabels.length).fill(1),
  };
  const column = markSentence(`${'5%; '.repeat(before)}80%`, '', '.');
  const { statements } = judgeSentence({ ...weighed, quantities }, column);
  expect(statements.map(({ value }) => value)).toEqual([expected]);
});

it('weighs words against figures', () => {
  const sentences = { E03: 1, 'liquidationMultiple=1': 0.6 };
  const values = (probability: number) =>
    stated('We get 2x back', sentences, { liquidationMultiple: probability }).map(({ value }) => value);
  expect(values(0.7)).toEqual([2]);
  expect(values(0.5)).toEqual([1]);
});
