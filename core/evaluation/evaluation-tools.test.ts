import { expect, it } from 'vitest';
import { evenlySpaced } from './evenly-spaced.ts';
import { figureTable } from './figure-table.ts';
import { quantile } from './quantile.ts';

it.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2],
  [Array.from({ length: 20 }, (_, index) => index + 1), 0.95, 19],
  [[7], 0.95, 7],
  [[5, 4], 0, 4],
])('of %j the quantile %d is %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

it('knows no quantile of nothing', () => {
  expect(quantile([], 0.5)).toBeNull();
});

it('takes items from the whole list, and all where fewer are there', () => {
  expect(evenlySpaced([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3)).toEqual([1, 4, 7]);
  expect(evenlySpaced([1, 2], 3)).toEqual([1, 2]);
  expect(evenlySpaced([1, 2], undefined)).toEqual([1, 2]);
});

it('lines the columns of a table up', () => {
  expect(
    figureTable(
      ['one', 'another'],
      [
        ['documents', '37', '2'],
        ['cost', '', 'not known'],
      ],
    ),
  ).toBe(
    [
      '|           | one | another   |',
      '| --------- | --- | --------- |',
      '| documents | 37  | 2         |',
      '| cost      |     | not known |',
    ].join('\n'),
  );
});
