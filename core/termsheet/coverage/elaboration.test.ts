import { expect, it } from 'vitest';
import { endsWithListing } from './elaboration.ts';

it.each([
  ['The right ends upon listing.', true],
  ['This lapses on a flotation.', true],
  ['The list dies when the company floats.', true],
  ['All of these rights fall away at the IPO.', true],
  ['Your rights end upon listing.', false],
  ['Each share converts upon listing.', false],
])('%s', (text, expected) => {
  expect(endsWithListing(text)).toBe(expected);
});
