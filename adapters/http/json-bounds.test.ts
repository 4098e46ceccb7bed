import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from './json-bounds.ts';

const bounds = { mostParts: 4, deepest: 2 };

describe('a JSON text within bounds', () => {
  it.each([
    ['nothing', '', true],
    ['a value', '7', true],
    ['as many parts as allowed', '[1,2,3,4]', true],
    ['one part more', '[1,2,3,4,5]', false],
    ['as deep as allowed', '[{}]', true],
    ['a level deeper', '[[[]]]', false],
    ['levels one after another', '[[],[]]', true],
    ['what a string holds', '["[[[[,,,,,,,,{{{{"]', true],
    ['what follows an escaped quotation mark', String.raw`["\",,,,,,,,"]`, true],
    ['what follows an escaped backslash', String.raw`["\\",2,3,4,5]`, false],
    ['a string that does not end', '["[[[[[[', true],
    ['more ends than beginnings', ']]]]]]', true],
  ])('%s', (_what, text, expected) => {
    expect(isWithin(text, bounds)).toBe(expected);
  });

  it('counts what the parsed value holds, however it is written', () => {
    const partsOf = (value: unknown): number => {
      if (typeof value !== 'object' || value === null) return 0;
      const held = Object.values(value);
      return Math.max(1, held.length) + held.reduce<number>((sum, each) => sum + partsOf(each), 0);
    };
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const parts = partsOf(JSON.parse(text));
        expect(isWithin(text, { mostParts: parts, deepest: 1000 })).toBe(true);
        expect(isWithin(text, { mostParts: parts - 1, deepest: 1000 })).toBe(false);
      }),
    );
  });
});
