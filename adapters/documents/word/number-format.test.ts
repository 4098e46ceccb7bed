import { expect, it } from 'vitest';
import { formatNumber } from './number-format.ts';

it.each([
  [3, 'decimal', '3'],
  [3, 'decimalZero', '03'],
  [27, 'lowerLetter', 'aa'],
  [28, 'upperLetter', 'BB'],
  [44, 'lowerRoman', 'xliv'],
  [1994, 'upperRoman', 'MCMXCIV'],
  [2, 'ordinal', '2nd'],
  [11, 'ordinal', '11th'],
  [7, 'cardinalText', 'Seven'],
  [31, 'ordinalText', '31st'],
  [5, 'none', ''],
  [5, 'aiueo', '5'],
  [0, 'lowerRoman', '0'],
  [2_000_000_000, 'lowerLetter', '2000000000'],
])('prints %d as %s: %s', (value, format, printed) => {
  expect(formatNumber(value, format)).toBe(printed);
});
