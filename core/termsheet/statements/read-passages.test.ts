import { expect, it } from 'vitest';
import { anyReader } from './read-passages.ts';

const isRead = anyReader([
  { start: 50, end: 90 },
  { start: 0, end: 40 },
  { start: 60, end: 70 },
]);

it.each([
  [10, 20, true],
  [40, 50, false],
  [45, 51, true],
  [75, 80, true],
  [90, 99, false],
])('knows whether %i to %i has been read', (start, end, expected) => {
  expect(isRead({ start, end })).toBe(expected);
});

it('has read nothing where nothing was read', () => {
  expect(anyReader([])({ start: 0, end: 9 })).toBe(false);
});
