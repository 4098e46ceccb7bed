import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topItems } from './top-items.ts';

/** Few different scores, so that many are equal. */
const someScores = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 });

it('is what sorting gives: the highest above 0, of equal ones the first', () => {
  fc.assert(
    fc.property(someScores, fc.integer({ min: 1, max: 12 }), (scores, count) => {
      const sorted = scores
        .map((score, item) => ({ score, item }))
        .filter(({ score }) => score > 0)
        .sort((left, right) => right.score - left.score || left.item - right.item)
        .slice(0, count);
      expect(topItems(Float32Array.from(scores), count)).toEqual(sorted.map(({ item }) => item));
    }),
  );
});

it('is the same where the items above 0 are named, in whichever order', () => {
  fc.assert(
    fc.property(someScores, fc.integer({ min: 1, max: 12 }), fc.integer(), (numbers, count, seed) => {
      const scores = Float32Array.from(numbers);
      const above = numbers.flatMap((score, item) => (score > 0 ? [item] : []));
      const mixed = fc.sample(fc.shuffledSubarray(above, { minLength: above.length }), {
        numRuns: 1,
        seed,
      })[0];
      expect(topItems(scores, count, Uint32Array.from(mixed ?? []))).toEqual(topItems(scores, count));
    }),
  );
});
