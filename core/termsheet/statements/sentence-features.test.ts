import { expect, it } from 'vitest';
import type { StatedQuantity } from '../language/quantity-kind.ts';
import { featureNumber } from './feature-hash.ts';
import type { MarkedSentence } from './marked-sentence.ts';
import { sentenceFeatures } from './sentence-features.ts';

const marked = (
  signs: string,
  titleWords = '',
  quantities: readonly StatedQuantity[] = [],
): MarkedSentence => ({
  signs: signs.split(' ').filter(Boolean),
  titleWords: titleWords.split(' ').filter(Boolean),
  quantities,
  places: [],
});
const numbered = (...features: readonly (readonly string[])[]): Int32Array =>
  Int32Array.from(
    new Set(features.map(([kind = '', first = '', second]) => featureNumber(kind, first, second))),
  ).sort();
const untitled = ['t', ''];
const words = (signs: readonly string[]): string[][] =>
  signs.flatMap((sign, at) => [
    ['w', sign],
    ['b', signs[at - 1] ?? '<', sign],
    ...signs.slice(Math.max(0, at - 2), Math.max(0, at - 1)).map((before) => ['s', before, sign]),
  ]);
const denied = (...signs: string[]): string[][] => signs.map((sign) => ['n', sign]);

it('sees words, neighbours, neighbours but one and letter groups', () => {
  expect(sentenceFeatures(marked('pays all costs')).toSorted()).toEqual(
    numbered(
      ['w', 'pays'],
      ['w', 'all'],
      ['w', 'costs'],
      ['b', '<', 'pays'],
      ['b', 'pays', 'all'],
      ['b', 'all', 'costs'],
      ['s', 'pays', 'costs'],
      ['g', '<cos'],
      ['g', 'cost'],
      ['g', 'osts'],
      ['g', 'sts>'],
      untitled,
    ),
  );
});

it('sees the words of the title by themselves and as words', () => {
  expect(sentenceFeatures(marked('', 'no fees')).toSorted()).toEqual(
    numbered(['t', 'no'], ['t', 'fees'], ['w', 'no'], ['w', 'fees'], ['u', '<', 'no'], ['u', 'no', 'fees']),
  );
});

it('sees letter groups of a title', () => {
  expect(sentenceFeatures(marked('', 'board')).toSorted()).toEqual(
    numbered(
      ['t', 'board'],
      ['w', 'board'],
      ['u', '<', 'board'],
      ['g', '<boa'],
      ['g', 'boar'],
      ['g', 'oard'],
      ['g', 'ard>'],
    ),
  );
});

it('sees how large a quantity is, and no letters in its sign', () => {
  const quantity: StatedQuantity = { kind: 'percent', value: 20, start: 0, end: 3 };
  expect(sentenceFeatures(marked('#percent', '', [quantity])).toSorted()).toEqual(
    numbered(['w', '#percent'], ['b', '<', '#percent'], ['q', 'percent7'], untitled),
  );
});

it('sees that a sentence without words has no title either', () => {
  expect(sentenceFeatures(marked('')).toSorted()).toEqual(numbered(untitled));
});

it.each([
  ['seven words behind a denial, and not the eighth', 'no a1 a2 a3 a4 a5 a6 a7 a8', 'a1 a2 a3 a4 a5 a6 a7'],
  ['words behind it only', 'a1 a2 not a3', 'a3'],
  ["words behind a verb with n't", "a1 wo'n't a2", 'a2'],
  ['nothing behind a word that only begins like it', "n't1 a2", ''],
  ['nothing behind a semicolon', 'none a1 ; a2 a3', 'a1 ;'],
  ['nothing behind a colon', 'none a1 : a2 a3', 'a1 :'],
  ['words behind every denial', 'no a1 ; nor a2', 'a1 ; a2'],
])('takes as denied %s', (_, signs, expected) => {
  const all = signs.split(' ');
  const features = numbered(...words(all), ...denied(...expected.split(' ').filter(Boolean)), untitled);
  const grams = all.filter((sign) => sign.length > 4).flatMap((sign) => groups(`<${sign}>`));
  const expectedFeatures = Int32Array.from(new Set([...features, ...numbered(...grams)])).sort();
  expect(sentenceFeatures(marked(signs)).toSorted()).toEqual(expectedFeatures);
});

function groups(framed: string): string[][] {
  return Array.from({ length: framed.length - 3 }, (_, at) => ['g', framed.slice(at, at + 4)]);
}
