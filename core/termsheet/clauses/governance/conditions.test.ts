import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { conditions } from './conditions.ts';

describe('G10 conditions', () => {
  it.each([
    ['Board: three directors.', undefined],
    ['Conditions: satisfactory due diligence and signed agreements.', 'Green'],
    ["Conditions to closing: no material adverse change in the Company's business.", 'Amber'],
    ['Conditions: no material adverse change, excluding changes in general market conditions.', 'Green'],
    ['SUMMARY OF INVESTMENT CONDITIONS\n\nGent, 8 februari\n\nAMOUNT\n\n€1,100,000.', undefined],
    ['Conditions: each founder personally undertakes to repay the bank loan.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(conditions, text).rating).toBe(rating);
  });
});
