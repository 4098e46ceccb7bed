import { expect, it } from 'vitest';
import { typeByLikeness } from './type-by-likeness.ts';

it('takes a letter with a price, a board, a preference and vesting for a round of shares', () => {
  const facts = ['preMoney', 'liquidationMultiple', 'board.total', 'vestingMonths'] as const;
  expect(typeByLikeness('safe', facts)).toBe('priced-equity');
});

it('leaves a SAFE that speaks of vesting and of the next round a SAFE', () => {
  expect(typeByLikeness('safe', ['vestingMonths', 'antiDilution', 'dragAlong', 'optionPoolPercent'])).toBe(
    'safe',
  );
  const both = ['preMoney', 'liquidationMultiple', 'board.total', 'vestingMonths', 'safeCap'] as const;
  expect(typeByLikeness('safe', [...both, 'safeDiscountPercent'])).toBe('safe');
});

it('takes what says nothing of converting, but has the clauses of a round, for one', () => {
  const facts = ['liquidationMultiple', 'seniority', 'board.total', 'dragAlong', 'tagAlong'] as const;
  expect(typeByLikeness('convertible-note', [...facts, 'vestingMonths'])).toBe('priced-equity');
});

it('takes what has interest and a maturity and no terms of shares for a note', () => {
  expect(typeByLikeness('priced-equity', ['noteInterestPercent', 'safeDiscountPercent'])).toBe(
    'convertible-note',
  );
  expect(typeByLikeness('priced-equity', ['safeCap', 'safeDiscountPercent'])).toBe('safe');
  expect(typeByLikeness('priced-equity', ['safeCap'])).toBe('priced-equity');
});
