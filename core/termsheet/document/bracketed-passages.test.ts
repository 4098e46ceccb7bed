import { expect, it } from 'vitest';
import { bracketedPassages } from './bracketed-passages.ts';

it('finds outermost brackets, and none without their partner', () => {
  const text = 'a [b [c] d] e ] f [g';
  expect(bracketedPassages(text).map(({ start, end }) => text.slice(start, end))).toEqual(['[b [c] d]']);
});
