import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { americanSpelling } from './spelling.ts';
import { stem } from './stem.ts';
import { stemsOf, tokenise } from './tokenise.ts';

describe('tokenise', () => {
  it('finds no words in punctuation, and none to search for in numbers and stop words', () => {
    expect(tokenise(' …!?  — ')).toEqual([]);
    expect(stemsOf('We are the best in 2024, 365 days')).toEqual([]);
  });

  it('keeps where each word stands', () => {
    const text = 'Crêpes & B&B, Kate’s café';
    for (const { surface, start } of tokenise(text))
      expect(text.slice(start, start + surface.length)).toBe(surface);
    expect(tokenise(text).map((token) => token.word)).toEqual(['crepes', 'b&b', 'kate', 'cafe']);
  });

  it.each(['We do IT for schools', 'it support for offices', 'IT Services', 'Managed IT support'])(
    'reads the trade in %j',
    (text) => expect(stemsOf(text)).toContain('comput'),
  );

  it('takes a word for a word that is also the name of what every object has', () => {
    expect(stemsOf('boat constructor')).toEqual(['boat', stem('constructor')]);
    expect(americanSpelling('constructor')).toBe('constructor');
    expect(stem('constructor')).toMatch(/^constr/);
  });

  it.each(['non-ferrous', 'Non ferrous', 'nonferrous', 'NON-FERROUS'])('reads %j as one word', (text) => {
    expect(stemsOf(text)).toEqual(['nonferr']);
  });

  it('keeps the first word of an off-licence, and of nothing else', () => {
    expect(stemsOf('off licence')).toEqual(['off', 'licens']);
    expect(stemsOf('off the road')).toEqual(['road']);
  });

  it.each(['We clean it', 'It is a bakery', 'we make it and sell it'])('reads a pronoun in %j', (text) =>
    expect(stemsOf(text)).not.toContain('comput'),
  );

  it('never throws and never loses its place', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) =>
        tokenise(text).every(({ surface, start }) => text.startsWith(surface, start)),
      ),
    );
  });
});

describe('stem', () => {
  it.each([
    ['baking', 'bake'],
    ['baked', 'bake'],
    ['running', 'run'],
    ['agencies', 'agenc'],
    ['organisation', 'organis'],
    ['children', 'child'],
    ['glass', 'glass'],
    ['mot', 'mot'],
    ['b2b', 'b2b'],
  ])('of %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it('brings the forms of a word together', () => {
    for (const family of [
      ['photograph', 'photographs', 'photographing', 'photographed'],
      ['install', 'installs', 'installing', 'installed'],
      ['clean', 'cleans', 'cleaning', 'cleaned'],
      ['sell', 'sells', 'selling', 'sold'],
    ]) {
      expect(new Set(family.map(stem)).size, family.join()).toBe(1);
    }
  });
});

describe('a word that says nothing elsewhere', () => {
  it.each([
    ['holiday let', 'let'],
    ['short-let flats', 'let'],
    ['let us know', undefined],
    ['houses we let', undefined],
  ])('is part of a trade in "%s", or not', (text, expected) => {
    expect(stemsOf(text).find((one) => one === 'let')).toBe(expected);
  });
});

describe('americanSpelling', () => {
  it.each([
    ['colour', 'color'],
    ['tyres', 'tires'],
    ['centre', 'center'],
    ['specialising', 'specializing'],
    ['jewellery', 'jewelry'],
    ['travelling', 'traveling'],
    ['advertising', 'advertising'],
    ['four', 'four'],
    ['hire', 'hire'],
  ])('writes %s as %s', (british, expected) => {
    expect(americanSpelling(british)).toBe(expected);
  });
});
