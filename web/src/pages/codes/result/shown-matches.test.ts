import { expect, it } from 'vitest';
import { shownMatches } from './shown-matches.ts';

it('leaves out words that stand in a phrase, whatever their capitals', () => {
  expect(shownMatches(['fish', 'chip', 'shop', 'chip shop', 'Fish and chip shop'])).toEqual([
    'Fish and chip shop',
  ]);
});

it('keeps words of which a phrase holds only a part', () => {
  expect(shownMatches(['bicycles', 'Bicycle shop'])).toEqual(['bicycles', 'Bicycle shop']);
});

it('shows what is said twice once', () => {
  expect(shownMatches(['bakery', 'Bakery'])).toEqual(['bakery']);
});
