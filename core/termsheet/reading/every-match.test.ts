import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyMatch } from './every-match.ts';

const plain = (matches: readonly RegExpMatchArray[]) => matches.map((match) => [match.index, ...match]);

describe('everyMatch', () => {
  it.each([/a+/g, /b?/g, /(?<=a)b|c/gu, /(a)|(b)/g])('finds what String.matchAll finds: %s', (pattern) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[abc ]{0,12}$/), (text) => {
        expect(plain(everyMatch(pattern, text))).toEqual(plain([...text.matchAll(pattern)]));
      }),
    );
  });

  it('begins at the start of each text, whatever was searched before', () => {
    const pattern = /a/g;
    pattern.test('xxa');
    expect(everyMatch(pattern, 'a a')).toHaveLength(2);
  });
});
