import { expect, it } from 'vitest';
import { isAskedBefore } from './asked-before.ts';

it.each([
  ['We asked in December for two times.', true],
  ['The fund proposed £7 million before the money last spring; this letter replaces that.', true],
  ['They wanted 3x back in May.', true],
  ['We propose £7 million before the money, to be paid in May.', false],
  ['The fund asked us to invest £7 million.', false],
])('tells what was asked for before from what is offered: %j', (text, expected) => {
  expect(isAskedBefore(text)).toBe(expected);
});
