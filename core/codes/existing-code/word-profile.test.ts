import { expect, it } from 'vitest';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { likeness, profileOf, profileOfCode } from './word-profile.ts';

it('finds profiles alike by their common words', () => {
  const one = new Map([
    ['bread', 1],
    ['cake', 2],
  ]);
  const other = new Map([
    ['bread', 2],
    ['cake', 1],
  ]);
  expect(likeness(one, one)).toBeCloseTo(1, 9);
  expect(likeness(one, other)).toBeCloseTo(0.8, 9);
  expect(likeness(one, new Map([['lorry', 3]]))).toBe(0);
  expect(likeness(one, new Map())).toBe(0);
});

it('counts the words of the title three times, and repeated words less and less', () => {
  expect([...profileOf('Bread', ['bread', 'cake']).values()]).toEqual([Math.log(5), Math.log(2)]);
});

it('knows the words of a code, and none of a code that no table holds', () => {
  const tables = smallCodeTables();
  const own = profileOfCode(tables, 'sic', '5461');
  expect(own).toEqual(profileOf('Retail Bakeries', ['Bakeries, retail', 'Doughnut shops, retail']));
  expect(profileOfCode(tables, 'sic', '0000')).toEqual(new Map());
});
