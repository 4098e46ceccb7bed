import { expect, it } from 'vitest';
import { anyOf } from './any-of.ts';

it('finds what any of its families finds', () => {
  const colour = anyOf(/^re?d$/i, /\bgreen\b/i);
  expect(['Red', 'a GREEN one', 'reddish'].map((word) => colour.test(word))).toEqual([true, true, false]);
});

it('takes no families that differ in case or lines', () => {
  expect(() => anyOf(/\bNED\b/, /\bneutral\b/i)).toThrow('/\\bneutral\\b/i has other flags than /\\bNED\\b/');
});
