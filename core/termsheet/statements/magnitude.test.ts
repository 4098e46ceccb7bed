import { expect, it } from 'vitest';
import type { StatedQuantity } from '../language/quantity-kind.ts';
import { magnitude } from './magnitude.ts';

it.each<[StatedQuantity['kind'], number, string]>([
  ['money', 0, 'money0'],
  ['money', 299_999, 'money5'],
  ['money', 300_000, 'money6'],
  ['money', 80_000_000, 'money10'],
  ['percent', 0, 'percent0'],
  ['percent', 14.9, 'percent5'],
  ['percent', 15, 'percent6'],
  ['percent', 100, 'percent12'],
  ['multiple', 1, 'multiple1'],
  ['multiple', 1.5, 'multiple2'],
  ['multiple', 2, 'multiple3'],
  ['period', 12, 'period5'],
  ['period', 48, 'period8'],
  ['count', 0, 'count0'],
  ['count', 3, 'count3'],
  ['count', 1000, 'count8'],
])('of %s, puts %d into the step %s', (kind, value, step) => {
  expect(magnitude({ kind, value, start: 0, end: 1 })).toBe(step);
});
