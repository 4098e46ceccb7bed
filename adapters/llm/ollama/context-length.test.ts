import { expect, it } from 'vitest';
import { contextLength } from './context-length.ts';

it.each([
  [0, 8192],
  [12_000, 8192],
  [13_000, 16_384],
  [24_000 + 8_000, 16_384],
  [60_000, 32_768],
  [10_000_000, 131_072],
])('gives a prompt of %d characters a context of %d tokens', (characters, tokens) => {
  expect(contextLength([{ role: 'user', content: 'x'.repeat(characters) }])).toBe(tokens);
});
