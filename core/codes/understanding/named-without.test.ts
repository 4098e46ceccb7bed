import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { isHyphenated, namedWithout } from './named-without.ts';

const namedIn = (text: string): number => namedWithout(tokenise(text), 0);

describe('namedWithout', () => {
  it.each(['no code platform', 'no dig repairs', 'no win no fee lawyers', 'no code and low code tools'])(
    'takes the beginning of %j for a name',
    (text) => expect(namedIn(text)).toBe(2),
  );

  it.each(['no code', 'no code for banks', 'no repairs done', 'not code but design', 'code'])(
    'takes the beginning of %j for a denial',
    (text) => expect(namedIn(text)).toBe(0),
  );
});

describe('isHyphenated', () => {
  const joined = (text: string): string[] =>
    tokenise(text)
      .filter((token) => isHyphenated(text, token))
      .map(({ word }) => word);

  it('knows every part of a compound', () => {
    expect(joined('A no-dig, out-of-hours service')).toEqual(['no', 'dig', 'out', 'of', 'hours']);
  });

  it('takes no dash between words for a hyphen', () => {
    expect(joined('Joinery - no site work -- none')).toEqual([]);
  });
});
