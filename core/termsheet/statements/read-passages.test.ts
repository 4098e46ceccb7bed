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

const spans = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([start, end]) => ({ start, end }));

it.each<[string, [number, number][], [number, number], boolean]>([
  [
    'behind a passage inside another',
    [
      [0, 40],
      [10, 20],
    ],
    [30, 35],
    true,
  ],
  [
    'behind the inner of nested passages given last',
    [
      [50, 90],
      [0, 40],
      [60, 70],
    ],
    [75, 80],
    true,
  ],
  [
    'in a passage that is given behind a later one',
    [
      [50, 90],
      [0, 40],
    ],
    [10, 20],
    true,
  ],
  [
    'between two passages',
    [
      [50, 90],
      [0, 40],
    ],
    [40, 50],
    false,
  ],
  [
    'across two that meet',
    [
      [40, 50],
      [0, 40],
    ],
    [30, 45],
    true,
  ],
  [
    'behind two that overlap',
    [
      [0, 40],
      [30, 60],
    ],
    [60, 70],
    false,
  ],
  [
    'in what the later of two that overlap adds',
    [
      [0, 40],
      [30, 60],
    ],
    [50, 55],
    true,
  ],
])('knows what is read %s', (_, passages, [start, end], expected) => {
  expect(anyReader(spans(passages))({ start, end })).toBe(expected);
});
