import { expect, it } from 'vitest';
import { featureCount, featureNumber } from './feature-hash.ts';

it.each([
  ['w', 'share', undefined, 149_174],
  ['b', '<', 'share', 231_423],
  ['t', '', undefined, 96_738],
  ['q', 'percent5', undefined, 43_204],
])('numbers the feature %s of %j and %j as the kept models do', (kind, first, second, number) => {
  expect(featureNumber(kind, first, second)).toBe(number);
});

it('numbers one word as a pair whose other word is empty', () => {
  expect(featureNumber('w', 'share')).toBe(featureNumber('w', 'share', ''));
});

it('keeps the words of a pair apart', () => {
  expect(featureNumber('b', 'no', 'fee')).not.toBe(featureNumber('b', 'nof', 'ee'));
  expect(featureNumber('b', 'no', 'fee')).not.toBe(featureNumber('b', 'fee', 'no'));
});

it('gives every word a number below the number of features', () => {
  const numbers = Array.from({ length: 2000 }, (_, at) => featureNumber('w', `word${at}`));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(featureCount);
  expect(new Set(numbers).size).toBeGreaterThan(1900);
});
