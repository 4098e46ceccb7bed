import { describe, expect, it } from 'vitest';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { readCodeText } from './code-text.ts';
import { findCpv } from './find-cpv.ts';

const tables = officialCodeTables();
const find = (typed: string) => {
  const text = readCodeText(typed);
  const found = text && findCpv(tables, text);
  return found && [found.entry.code, ...found.notes];
};
const wrong = 'The check digit 1 is wrong: the code is written 15811000-6.';

describe('findCpv', () => {
  it.each([
    ['15811000-6', '15811000-6'],
    ['15811000', '15811000-6'],
    ['158110006', '15811000-6'],
    ['15811000-1', '15811000-6', wrong],
    ['158110001', '15811000-6', wrong],
    ['1581', '15810000-9', '1581 stands for 15810000-9.'],
    ['15', '15000000-8', '15 stands for 15000000-8.'],
    ['1581100-6', '15811000-6', '1581100 stands for 15811000-6.'],
    ['3121200-7', '03121200-7', 'The zero in front is missing: the code is 03121200-7.'],
    ['31212007', '03121200-7', 'The zero in front is missing: the code is 03121200-7.'],
    ['3221260', '03221260-6', 'The zero in front is missing: the code is 03221260-6.'],
    ['3121200', '31212000-5', '3121200 stands for 31212000-5.'],
    ['3121200-5', '31212000-5', '3121200 stands for 31212000-5.'],
    ['03121200', '03121200-7'],
  ])('finds %s', (typed, code, ...notes) => {
    expect(find(typed)).toEqual([code, ...notes]);
  });

  it.each(['9', 'A15811000', 'A15', '1581100055', '15811999', '01'])('finds no code in %s', (typed) => {
    expect(find(typed)).toBeNull();
  });
});
