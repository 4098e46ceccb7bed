import { describe, expect, it } from 'vitest';
import { findCalendarDates, wholeMonthsBetween } from './calendar-date.ts';

const datesIn = (text: string) =>
  findCalendarDates(text).map(({ year, month, day }) => [year, month, day].join('-'));

describe('calendar dates', () => {
  it.each([
    ['falls due on 31 December 2027.', '2027-12-31'],
    ['on the 31st day of December, 2027', '2027-12-31'],
    ['Maturity: December 31, 2027', '2027-12-31'],
    ['Sept. 1st, 2027', '2027-9-1'],
    ['bis 31.12.2027', '2027-12-31'],
    ['bis 04.05.2027', '2027-5-4'],
    ['2027-12-31', '2027-12-31'],
    ['31/12/2027', '2027-12-31'],
    ['12/31/2027', '2027-12-31'],
    ['05/05/2027', '2027-5-5'],
  ])('are read in their order: %s', (text, expected) => {
    expect(datesIn(text)).toEqual([expected]);
  });

  it.each([
    '04/05/2027',
    '31 February 2027',
    '13/13/2027',
    'clause 3.12.2027.1',
    'no. 2027-12-310',
    'May 2027',
    '$1,031 May 2027',
  ])('are none where the day is not certain: %s', (text) => {
    expect(datesIn(text)).toEqual([]);
  });

  it('are found one after another', () => {
    expect(datesIn('from 1 March 2026 to March 1, 2028')).toEqual(['2026-3-1', '2028-3-1']);
  });

  it.each([
    ['1 March 2026', '1 September 2027', 18],
    ['1 March 2026', '31 August 2027', 17],
    ['1 March 2026', '1 February 2026', -1],
  ])('lie whole months apart: %s and %s', (from, to, months) => {
    const [first, second] = findCalendarDates(`${from}; ${to}`);
    if (!first || !second) throw new Error('no dates');
    expect(wholeMonthsBetween(first, second)).toBe(months);
  });
});
