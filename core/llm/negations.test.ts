import { expect, it } from 'vitest';
import { followsNegation, isNegation } from './negations.ts';
import { tokenise } from './text-tokens.ts';

/** Whether a negation governs the passage that begins at "receive". */
const governs = (text: string) => {
  const tokens = tokenise(text);
  const index = tokens.findIndex(({ folded }) => folded === 'receive');
  return followsNegation(text, tokens, index);
};

it.each([
  'shall not receive',
  'shall in no event be receive',
  'shall not ever receive',
  'no such holder receive',
  'non-receive',
  'shall not, in any receive',
  'shall not\nreceive',
  'shall not be\nreceive',
])('governs: %j', (text) => {
  expect(governs(text)).toBe(true);
});

it.each([
  'receive',
  'they receive',
  'none of these four receive',
  'non-voting shares receive',
  'shall not. They receive',
  'shall not: receive',
  'shall not (receive',
  'not\tthey receive',
  'not\n\nreceive',
  'not\n  \nreceive',
  'not\nThey receive',
  'not so, they receive',
])('does not govern: %j', (text) => {
  expect(governs(text)).toBe(false);
});

it('knows words that take away, and no others', () => {
  const [first, second, third] = tokenise('without waives with');
  expect([first, second, third].map((token) => token && isNegation(token))).toEqual([true, true, false]);
});
