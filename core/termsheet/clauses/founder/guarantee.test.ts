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
    ['Founders and their relatives are not called upon to furnish any guarantee.', undefined],
    ['Jaan asked for guarantee of founders; committee did not support.', undefined],
    ['Guarantees. Each Founder, severally, guarantees solely title to his own shares.', undefined],
  ])('rates %j %s', (text, rating) => {
    expect(examineText(guaranteeClause, text).rating).toBe(rating);
  });

  it('reads a refusal', () => {
    const refused = 'Founders and their relatives are not called upon to furnish any guarantee.';
    expect(examineText(guaranteeClause, refused).reading.status).toBe('present-and-none');
    expect(examineText(guaranteeClause, 'No guarantee but that of the founders.').reading.status).toBe(
      'absent',
    );
  });
});
