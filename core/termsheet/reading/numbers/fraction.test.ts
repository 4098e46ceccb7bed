import { describe, expect, it } from 'vitest';
import { findFractions } from './fraction.ts';

describe('findFractions', () => {
  it.each([
    ['a fifth of the company', [20]],
    ['we end up with one share in four', [25]],
    ['one-third of the shares and half of the votes', [100 / 3]],
    ['the fifth anniversary, our first quarter', []],
  ] as const)('%s', (text, percentages) => {
    expect(findFractions(text).map(({ value }) => value)).toEqual(percentages);
  });
});
