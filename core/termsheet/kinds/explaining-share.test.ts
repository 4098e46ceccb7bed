import { describe, expect, it } from 'vitest';
import { explainingIn } from './explaining-share.ts';

describe('the share of explaining words', () => {
  it('counts them among all words', () => {
    const text = 'Typically founders should understand that investors often ask for a seat.';
    expect(explainingIn(text).share).toBeCloseTo(4 / 11);
  });

  it('is none where a short letter has one or two by chance', () => {
    expect(explainingIn('What is left is shared. This note binds nobody.')).toEqual({ count: 2, share: 0 });
  });
});
