import { expect, it } from 'vitest';
import { findOrdinalDays } from './ordinal-day.ts';

it.each([
  ['Until the seventy-fifth day after signing', [75]],
  ['the 30th day following completion', [30]],
  ['ends on the thirtieth day from today, or the forty second calendar day after it', [30, 42]],
  ['until the seventy-fifth (75th) day thereafter', [75]],
  ['the first day of the month', []],
  ['on the 30th day of June', []],
  ['a rainy day after all', []],
])('reads the days of %j', (text, days) => {
  expect(findOrdinalDays(text).map((found) => found.days)).toEqual(days);
});

it('tells where the words stand', () => {
  const text = 'until the ninetieth day after closing';
  const [found] = findOrdinalDays(text);
  expect(text.slice(found?.start, found?.end)).toBe('ninetieth day');
});
