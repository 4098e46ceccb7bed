import { describe, expect, it } from 'vitest';
import { holdOutTerms } from './held-out-terms.ts';

const index = Array.from(
  { length: 200 },
  (_, code) => `${code}\tbaking bread ${code}x\tsilver spoon${code}`,
).join('\n');

describe('holdOutTerms', () => {
  it('draws about the share asked for, the same for the same seed', () => {
    const { terms } = holdOutTerms(index, 0.1, 42);
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.length).toBeLessThan(65);
    expect(holdOutTerms(index, 0.1, 42).terms).toEqual(terms);
    expect(holdOutTerms(index, 0.1, 43).terms).not.toEqual(terms);
  });

  it('takes the terms out of the index, and entries of the same words with them', () => {
    const { without } = holdOutTerms('1\tApple farms\n2\tFarming, apples\tPears', 1, 42);
    expect(without('1\tApple farms\n3\tFarms (apple)\tPlums')).toBe('1\n3\tPlums');
  });

  it('accepts every code of a repeated term', () => {
    const { terms } = holdOutTerms('1\tApple farms\n2\tFarms, apple', 1, 42);
    expect(terms).toEqual([{ description: 'Apple farms', codes: ['1', '2'] }]);
  });
});
