import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { guaranteeClause } from './guarantee.ts';

describe('F09 personal guarantee and key person', () => {
  it.each([
    ['Board: three directors.', undefined],
    ['No founder gives a personal guarantee.', undefined],
    ['Repayment is excluded where it would trigger personal liability of the directors.', undefined],
    ['Your personal guarantee from 2011 went with the refinancing.', undefined],
    ['The personal guarantees to the bank have been released.', undefined],
    ['The Company will obtain key-person life insurance for each Founder.', 'Amber'],
    ['Each Founder gives a personal guarantee for the redemption price.', 'Red'],
    ['Guarantee: founders, joint and several', 'Red'],
    ['For that lender each of you signs a guarantee of the facility secured over your home.', 'Red'],
    ['Lyle and Consuelo each guarantee the full balance.', 'Red'],
    ['Neither of you gives a guarantee for the loan.', undefined],
    ['The Founders guarantee repayment of the notes.', 'Red'],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(guaranteeClause, text).rating).toBe(rating);
  });
});
