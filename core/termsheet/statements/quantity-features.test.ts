import { expect, it } from 'vitest';
import type { StatedQuantity } from '../language/quantity-kind.ts';
import { featureNumber } from './feature-hash.ts';
import type { MarkedSentence } from './marked-sentence.ts';
import { quantityFeatures } from './quantity-features.ts';

const percent: StatedQuantity = { kind: 'percent', value: 20, start: 0, end: 3 };
const pounds: StatedQuantity = { kind: 'money', value: 500_000, currency: 'GBP', start: 8, end: 16 };
const bare: StatedQuantity = { kind: 'money', value: 500_000, start: 20, end: 28 };

const numbered = (kind: string, features: readonly (readonly string[])[]): Int32Array =>
  Int32Array.from(
    new Set(
      features.map(([name = '', first = '', second]) => featureNumber(`${kind}${name}`, first, second)),
    ),
  ).sort();
const edges = (side: 'l' | 'r', from: number): string[][] =>
  Array.from({ length: 7 - from }, (_, at) => [`${side}${from + at}`, side === 'l' ? '<' : '>']);

it('sees the words around a quantity with their places, the sentence, its title and the size', () => {
  const sentence: MarkedSentence = {
    signs: ['discount', 'to', '#percent', 'price', 'always'],
    titleWords: ['safe'],
    quantities: [percent],
    places: [2],
  };
  expect(quantityFeatures(sentence, 0).toSorted()).toEqual(
    numbered('percent', [
      ['l1', 'to'],
      ['l2', 'discount'],
      ...edges('l', 3),
      ['r1', 'price'],
      ['r2', 'always'],
      ...edges('r', 3),
      ['L', 'to'],
      ['Lb', 'to', '#percent'],
      ['L', 'discount'],
      ['Lb', 'discount', 'to'],
      ['Lg', 'disco'],
      ['R', 'price'],
      ['Rb', 'price', '#percent'],
      ['R', 'always'],
      ['Rb', 'always', 'price'],
      ['Rg', 'alway'],
      ['m', 'to', 'price'],
      ['S', 'discount'],
      ['S', 'to'],
      ['S', '#percent'],
      ['S', 'price'],
      ['S', 'always'],
      ['T', 'safe'],
      ['k', '0', '1'],
      ['q', 'percent7'],
    ]),
  );
});

it('sees that a sum stands alone, has a currency and no title', () => {
  const sentence = { signs: ['#money'], titleWords: [], quantities: [pounds], places: [0] };
  expect(quantityFeatures(sentence, 0).toSorted()).toEqual(
    numbered('money', [
      ...edges('l', 1),
      ...edges('r', 1),
      ['m', '<', '>'],
      ['S', '#money'],
      ['T', ''],
      ['k', '0', '1'],
      ['q', 'money6'],
      ['c', 'has'],
    ]),
  );
});

it('counts a quantity among those of its kind alone', () => {
  const sentence = {
    signs: ['#percent', '#money', '#money'],
    titleWords: [],
    quantities: [percent, pounds, bare],
    places: [0, 1, 2],
  };
  expect(quantityFeatures(sentence, 2).toSorted()).toEqual(
    numbered('money', [
      ['l1', '#money'],
      ['l2', '#percent'],
      ...edges('l', 3),
      ...edges('r', 1),
      ['L', '#money'],
      ['Lb', '#money', '#money'],
      ['Lg', '#mone'],
      ['L', '#percent'],
      ['Lb', '#percent', '#money'],
      ['Lg', '#perc'],
      ['m', '#money', '>'],
      ['S', '#percent'],
      ['S', '#money'],
      ['T', ''],
      ['k', '1', '2'],
      ['q', 'money6'],
    ]),
  );
});

it('counts no further than three of a kind', () => {
  const quantities = Array.from({ length: 6 }, (_, start) => ({ ...percent, start, end: start + 1 }));
  const signs = quantities.map(() => '#percent');
  const sentence = { signs, titleWords: [], quantities, places: quantities.map((_, at) => at) };
  const features = quantityFeatures(sentence, 4);
  expect(features).toContain(featureNumber('percentk', '3', '3'));
  expect(features).not.toContain(featureNumber('percentk', '4', '6'));
});

it('looks no further than six words to each side', () => {
  const signs = [
    'a7',
    'a6',
    'a5',
    'a4',
    'a3',
    'a2',
    'a1',
    '#percent',
    'b1',
    'b2',
    'b3',
    'b4',
    'b5',
    'b6',
    'b7',
  ];
  const features = quantityFeatures({ signs, titleWords: [], quantities: [percent], places: [7] }, 0);
  expect(features).toContain(featureNumber('percentl6', 'a6'));
  expect(features).toContain(featureNumber('percentr6', 'b6'));
  expect(features).not.toContain(featureNumber('percentL', 'a7'));
  expect(features).not.toContain(featureNumber('percentR', 'b7'));
});

it.each<[string, Pick<MarkedSentence, 'quantities' | 'places'>]>([
  ['a quantity that is not there', { quantities: [], places: [0] }],
  ['a quantity without a place', { quantities: [percent], places: [] }],
])('sees nothing of %s', (_, parts) => {
  expect(quantityFeatures({ signs: ['#percent', 'off'], titleWords: [], ...parts }, 0).toSorted()).toEqual(
    new Int32Array(),
  );
});
