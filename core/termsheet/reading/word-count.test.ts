import { expect, it } from 'vitest';
import { hasMoreWordsThan } from './word-count.ts';

it('tells whether a text has more words than so many', () => {
  expect(hasMoreWordsThan('', 0)).toBe(false);
  expect(hasMoreWordsThan('we invest', 0)).toBe(true);
  expect(hasMoreWordsThan(' we\n invest £1 ', 2)).toBe(true);
  expect(hasMoreWordsThan(' we\n invest £1 ', 3)).toBe(false);
});
