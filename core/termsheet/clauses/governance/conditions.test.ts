import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { conditions } from './conditions.ts';

describe('G10 conditions', () => {
  it.each([
    ['Board: three directors.', undefined],
    ['Conditions: satisfactory due diligence and signed agreements.', 'Green'],
    ["Conditions to closing: no material adverse change in the Company's business.", 'Amber'],
    ['Conditions: no material adverse change, excluding changes in general market conditions.', 'Green'],
    [
      'Conditions: no injunction. A material adverse change shall mean loss of the food licence and no other thing.',
      'Green',
    ],
    [
      'Conditions: no material adverse change, by which is meant an event that makes it impossible to serve the three utilities.',
      'Green',
    ],
    [
      'Conditions: no material adverse change, by which is meant whatever in our opinion harms the business.',
      'Amber',
    ],
    ['SUMMARY OF INVESTMENT CONDITIONS\n\nGent, 8 februari\n\nAMOUNT\n\n€1,100,000.', undefined],
    ['Conditions: each founder personally undertakes to repay the bank loan.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(conditions, text).rating).toBe(rating);
  });
});
