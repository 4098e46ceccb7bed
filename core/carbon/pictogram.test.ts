import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictogramOf } from './pictogram.ts';

it.each([
  [0, 1, 0],
  [1, 1, 1],
  [24, 1, 24],
  [25, 10, 3],
  [2356, 100, 24],
  [118_800, 10_000, 12],
  [3_534_545, 1_000_000, 4],
])('%d things are pictures of %d each, %d drawn', (count, each, drawn) => {
  expect(pictogramOf(count, 24)).toEqual({ each, drawn });
});

it('draws no more than there is room for, and stays within half a picture of the number', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), fc.integer({ min: 5, max: 50 }), (count, most) => {
      const { each, drawn } = pictogramOf(count, most);
      expect(drawn).toBeLessThanOrEqual(most);
      expect(Math.abs(drawn * each - count)).toBeLessThanOrEqual(each / 2);
    }),
  );
});
