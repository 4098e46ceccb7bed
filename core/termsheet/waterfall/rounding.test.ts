import { describe, expect, it } from 'vitest';
import { divide, rational } from './rational.ts';
import { roundToCents } from './rounding.ts';

const third = divide(rational(1), rational(3));

describe('roundToCents', () => {
  it('refuses shares that do not add up to the total', () => {
    const refusal = new RangeError('The shares do not add up to the total');
    expect(() => roundToCents([rational(1)], 99n)).toThrow(refusal);
    expect(() => roundToCents([rational(1)], 101n)).toThrow(refusal);
  });

  it('gives the cents that are left to the largest remainders, the earlier first', () => {
    expect(roundToCents([third, third, third], 100n)).toEqual([34n, 33n, 33n]);
    expect(roundToCents([rational(0.502), rational(0.498)], 100n)).toEqual([50n, 50n]);
  });

  it('shares nothing among nobody', () => {
    expect(roundToCents([], 0n)).toEqual([]);
  });

  it('leaves whole cents alone', () => {
    expect(roundToCents([rational(2.5), rational(0), rational(7.5)], 1000n)).toEqual([250n, 0n, 750n]);
  });
});
