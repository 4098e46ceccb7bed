import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeTypes } from '../../../core/codes/classification.ts';
import { fragmentOf, inputOf } from './codes-link.ts';

test('a link asks what was asked', () => {
  const word = fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim());
  fc.assert(
    fc.property(word, fc.constantFrom(...codeTypes), word, (description, codeType, codeNumber) => {
      const input = { description, codeType: codeNumber ? codeType : ('' as const), codeNumber };
      const asked = description || codeNumber ? input : null;
      expect(inputOf(fragmentOf(input))).toEqual(asked);
    }),
  );
});

test('another fragment asks nothing', () => {
  expect(['', '#', '#faq', '#code=WRONG:1', '#code=SIC'].map(inputOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
