import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neededLetters } from './needed-letters.ts';

it.each<[RegExp, readonly string[] | null]>([
  [/ratchet/i, ['ratchet']],
  [/\b(?:full )?Ratchet|wheel ?back\b/i, ['ratchet', 'wheel']],
  [/(?:drag|tag)[- ]?along/i, ['along']],
  [/(?:drag|tag)s?/i, ['drag', 'tag']],
  [/vest(?:ing)?\b[^.;]{0,40}\bmonths?/i, ['month']],
  [/(?<!no )preference(?! shares)/i, ['preference']],
  [/(?<=board of )chairs/, ['board of ']],
  [/a{3,}b/i, null],
  [/abc+d/i, ['abc']],
  [/(?<name>dividend)\k<name>/i, ['dividend']],
  [/\p{Lu}\w+ law\b/u, [' law']],
  [/\u20ac1/, null],
  [/[()|]notes?[\]\\]/, ['note']],
  [/per\s?cent|%/i, null],
  [/x?/, null],
  [/^no$/i, null],
])('of %s needs %j', (pattern, needed) => {
  expect(neededLetters(pattern)).toEqual(needed);
});

it('never asks for letters that a text which matches does not hold', () => {
  const word = fc.constantFrom('vest', 'cliff', 'Board', 'pool', 'drag', 'tag-along', 'x', '%', ' ');
  const part = fc.oneof(
    word,
    word.map((letters) => `(?:${letters})?`),
    fc.tuple(word, word).map(([one, other]) => `(?:${one}|${other})`),
    fc.tuple(word, word).map(([one, other]) => `(?:${one}|${other}){1,2}`),
    word.map((letters) => `\\b${letters}`),
    word.map((letters) => `${letters}+`),
    fc.constantFrom('[a-z]{0,3}', '.', '\\s?', '(?= )', '(?!z)'),
  );
  const source = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  const text = fc
    .array(fc.oneof(word, fc.constantFrom('ff', 'vestvest', 'a')))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(fc.tuple(source, source), text, ([one, other], words) => {
      const pattern = new RegExp(`${one}|${other}`, 'i');
      const needed = neededLetters(pattern);
      const holds = needed === null || needed.some((letters) => words.toLowerCase().includes(letters));
      expect(holds || !pattern.test(words)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
