import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeTypes } from '../../../core/codes/classification.ts';
import { fragmentOf, inputAsked, inputOf, labelOf } from './codes-link.ts';

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

test('what was asked goes back into the form, and has a name', () => {
  const described = inputAsked({ businessDescription: 'bakery' });
  expect(described).toEqual({ description: 'bakery', codeType: '', codeNumber: '' });
  expect(labelOf(described)).toBe('bakery');
  const coded = inputAsked({ existingCode: { type: 'SIC', code: '5812' } });
  expect(coded).toEqual({ description: '', codeType: 'SIC', codeNumber: '5812' });
  expect(labelOf(coded)).toBe('SIC 5812');
});
