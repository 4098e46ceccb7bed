import { expect, test } from 'vitest';
import { moneyFormatter } from '../../../../../../core/termsheet/report/short-money.ts';
import { differenceText } from './difference-text.ts';

test.each([
  [4_100_000, '$4.1m more'],
  [-2_000, '$2k less'],
  [0.01, 'no more'],
])('a difference of %d is %s', (difference, text) => {
  expect(differenceText(difference, moneyFormatter('USD'))).toBe(text);
});
