import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../chance.ts';
import { withNoise } from './noise.ts';
import { wrap } from './wrap.ts';

const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 40 });

describe('wrap', () => {
  it('keeps every word in its order, and no line longer than asked', () => {
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 20, max: 100 }),
        fc.integer({ min: 0, max: 6 }),
        (given, width, indent) => {
          const lines = wrap(given.join(' '), width, '', ' '.repeat(indent));
          expect(
            lines
              .join(' ')
              .split(' ')
              .filter((word) => word !== ''),
          ).toEqual(given);
          expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  it('breaks a line only where the next word did not fit', () => {
    expect(wrap('aaa bbb ccc', 7, '* ', '  ')).toEqual(['* aaa', '  bbb', '  ccc']);
    expect(wrap('aaa bbb ccc', 9, '* ', '  ')).toEqual(['* aaa bbb', '  ccc']);
    expect(wrap('aaa bbb ccc', undefined, '* ')).toEqual(['* aaa bbb ccc']);
  });
});

describe('withNoise', () => {
  it('is the same for the same chance, and leaves most letters', () => {
    const line = 'The investors subscribe 1,000,000 shares in the first closing of the round';
    expect(withNoise(line, chanceOf('a'))).toBe(withNoise(line, chanceOf('a')));
    const spoilt = Array.from({ length: 50 }, (_, seed) => withNoise(line, chanceOf(String(seed))));
    expect(spoilt.filter((each) => each !== line).length).toBeGreaterThan(25);
    expect(spoilt.every((each) => Math.abs(each.length - line.length) < 12)).toBe(true);
  });
});
