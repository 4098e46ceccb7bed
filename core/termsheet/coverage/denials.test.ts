import { expect, it } from 'vitest';
import { onlySpares, sparesThroughout } from './denials.ts';
import { wordsOf } from './lexicon.ts';

it.each([
  'No board seat, no observer, no veto over anything.',
  'We do not want guarantees or covenants of that kind.',
  'Nothing is owed if we part.',
  'None ahead of anyone else.',
])('knows that %j burdens nobody', (text) => {
  expect(onlySpares(wordsOf(text))).toBe(true);
});

it.each([
  'No acceleration on a sale and no guarantee of a bonus.',
  'No veto unless we say so.',
  'No limit to the guarantee.',
  'We decide on every seat.',
  'No founder keeps a seat.',
])('does not take %j for a relief', (text) => {
  expect(onlySpares(wordsOf(text))).toBe(false);
});

it('tells a sentence that spares in all its parts from one that asks for something beside', () => {
  expect(sparesThroughout('It bears no interest and it never falls due.')).toBe(true);
  expect(sparesThroughout('No board seat, no observer, no veto.')).toBe(true);
  expect(sparesThroughout('It bears no interest and converts at half the price.')).toBe(false);
  expect(sparesThroughout('No board seat: every payment needs our signature.')).toBe(false);
});
