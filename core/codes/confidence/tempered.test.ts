import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tempered } from './tempered.ts';

const descending = fc
  .array(fc.double({ min: 1e-9, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 })
  .map((shares) => shares.toSorted((left, right) => right - left));
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const sumOf = (chances: readonly number[]) => chances.reduce((sum, each) => sum + each, 0);

describe('shares made as likely as was measured', () => {
  it('keep their order, begin with the measured chance and add up to 1 at most', () => {
    fc.assert(
      fc.property(descending, chance, (shares, first) => {
        const chances = tempered(shares, first);
        expect(sumOf(chances)).toBeLessThanOrEqual(1 + 1e-9);
        chances.forEach((each, at) => {
          expect(each).toBeLessThanOrEqual(chances[at - 1] ?? 1);
        });
        expect(chances[0]).toBeLessThanOrEqual(first + 1e-9);
      }),
    );
  });

  it('add up to 1 where flattening them can reach it', () => {
    fc.assert(
      fc.property(descending, chance, (shares, first) => {
        const second = shares[1] ?? 0;
        // With the strongest sharpening the second must be worth nothing beside the first.
        fc.pre(shares.length * first > 1 && (second / (shares[0] ?? 1)) ** 8 * shares.length < 1e-3);
        expect(sumOf(tempered(shares, first))).toBeCloseTo(1, 6);
        expect(tempered(shares, first)[0]).toBeCloseTo(first, 6);
      }),
    );
  });

  it('share out what equal shares have between them', () => {
    expect(tempered([0.2, 0.2, 0.2, 0.2], 0.9)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('are nothing where nothing speaks for them', () => {
    expect(tempered([0, 0], 0.9)).toEqual([0, 0]);
    expect(tempered([], 0.9)).toEqual([]);
  });
});
