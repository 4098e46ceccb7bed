import { describe, expect, it } from 'vitest';
import { explainingShare } from './explaining-share.ts';

describe('the share of explaining words', () => {
  it('counts them among all words', () => {
    const text = 'Typically founders should understand that investors often ask for a seat.';
    expect(explainingShare(text)).toBeCloseTo(4 / 11);
  });

  it('is none where a short letter has one or two by chance', () => {
    expect(explainingShare('What is left is shared. This note binds nobody.')).toBe(0);
  });
});
