import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TypoCorrector } from './correct-typos.ts';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['plumber', 'plumber', 0],
    ['plumer', 'plumber', 1],
    ['plubmer', 'plumber', 1],
    ['electrican', 'electrician', 1],
    ['kitten', 'sitting', 3],
  ])('between %s and %s is %i', (left, right, expected) => {
    expect(editDistance(left, right, 4)).toBe(expected);
  });

  it('measures words of any length, one after the other', () => {
    const long = 'bread'.repeat(40);
    expect(editDistance(`${long}s`, long, 4)).toBe(1);
    expect(editDistance('bred', 'bread', 4)).toBe(1);
  });

  it('stops at the limit', () => {
    expect(editDistance('carpenter', 'baker', 2)).toBe(3);
  });

  it('is symmetric and 0 only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right, 10);
        expect(editDistance(right, left, 10)).toBe(distance);
        expect(distance === 0).toBe(left === right);
      }),
    );
  });
});

describe('TypoCorrector', () => {
  const corrector = new TypoCorrector(['plumber', 'electrician', 'baker', 'bank']);

  it('leaves short and strange words alone', () => {
    expect(corrector.correct('bnk')).toBeNull();
    expect(corrector.correct('xylofone')).toBeNull();
  });

  it('gives the same answer every time', () => {
    for (const word of ['plumbr', 'xylofone', 'plumbr', 'xylofone']) {
      expect(corrector.correct(word)).toBe(word === 'plumbr' ? 'plumber' : null);
    }
  });

  it('finds the word that was meant', () => {
    expect(corrector.correct('plumbr')).toBe('plumber');
    expect(corrector.correct('electritian')).toBe('electrician');
  });
});
