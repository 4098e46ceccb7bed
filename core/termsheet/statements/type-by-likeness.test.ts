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

it.each([
  ['a price and two clauses of a round', 'safe', ['preMoney', 'liquidationMultiple']],
  [
    'a price and clauses that every instrument may have',
    'safe',
    ['preMoney', 'liquidationMultiple', 'vestingMonths', 'amount', 'noShopDays', 'informationRights'],
  ],
  [
    'five clauses of a round, no price and a discount',
    'safe',
    ['liquidationMultiple', 'seniority', 'board.total', 'dragAlong', 'tagAlong', 'safeDiscountPercent'],
  ],
  [
    'interest and a maturity beside two clauses of a round',
    'priced-equity',
    ['noteInterestPercent', 'noteMaturityMonths', 'liquidationMultiple', 'vestingMonths'],
  ],
] as const)('leaves an offer what its words say where it states %s', (_, type, facts) => {
  expect(typeByLikeness(type, facts)).toBe(type);
});

it('changes the type in spite of one term of the other kind', () => {
  const facts = ['preMoney', 'liquidationMultiple', 'board.total', 'vestingMonths', 'safeCap'] as const;
  expect(typeByLikeness('safe', facts)).toBe('priced-equity');
  const note = ['noteInterestPercent', 'noteMaturityMonths', 'vestingMonths'] as const;
  expect(typeByLikeness('priced-equity', note)).toBe('convertible-note');
});
