import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { openingName } from './opening-name.ts';

function nameOf(text: string): string | null {
  const tokens = tokenise(text);
  const name = openingName(tokens);
  return (
    name &&
    tokens
      .slice(name.first, name.end)
      .map(({ surface }) => surface)
      .join(' ')
  );
}

describe('openingName', () => {
  it.each([
    ['Harlow Pest Pros is a family company', 'Harlow Pest Pros'],
    ['Zentra provides statistics', 'Zentra'],
    ['For sixty years Barlow and Sons has been baking', 'Barlow and Sons'],
    ['We are a bakery', null],
    ['Our yard is on the quay', null],
    ['bakery with a cafe', null],
    ['is', null],
  ])('of %j is %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});
