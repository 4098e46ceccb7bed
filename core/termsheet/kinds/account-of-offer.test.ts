import { expect, it } from 'vitest';
import { isAccountOfOffer } from './account-of-offer.ts';

it.each([
  [
    'We have built a booking tool for a year. An angel investor offers $30k for a quarter of our company and a seat. Is this a good deal, or too much?',
    true,
  ],
  [
    'My startup needs money. An investor wants 45% and a veto over hiring. What do you think, should I accept?',
    true,
  ],
  ['We offer to invest £200,000 in your company for 10% of the shares. Please countersign below.', false],
  [
    'An investor usually wants one seat in three. Should you agree? This guide explains what is normal.',
    false,
  ],
])('%s', (text, isAccount) => {
  expect(isAccountOfOffer(text)).toBe(isAccount);
});
