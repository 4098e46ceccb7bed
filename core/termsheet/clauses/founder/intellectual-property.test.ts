import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { intellectualProperty } from './intellectual-property.ts';

describe('F08 intellectual property', () => {
  it.each([
    ['Board: three directors.', undefined],
    ['Each Key Holder shall have assigned all relevant IP to the Company prior to closing.', 'Green'],
    ['IP: Founders assign all inventions, whether or not related to the business of the Company.', 'Red'],
    ['IP: Founders assign all prior inventions to the Company.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(intellectualProperty, text).rating).toBe(rating);
  });
});
