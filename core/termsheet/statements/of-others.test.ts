import { describe, expect, it } from 'vitest';
import { isOfOthers } from './of-others.ts';

const said = (text: string, title?: string) => ({
  text,
  section: title === undefined ? null : { title, start: 0, contentStart: 0, end: 10, parent: null },
});

describe('who answers for warranties', () => {
  it.each([
    'The Company shall indemnify the Investors without limitation for any losses.',
    'The company will give representations and warrant that they are true.',
  ])('is the company alone: %s', (text) => {
    expect(isOfOthers('founderWarranties', said(text))).toBe(true);
  });

  it.each([
    'The Company and the Founders shall indemnify the Investors without limitation.',
    'The Company shall warrant its accounts; the founders do so jointly.',
    'Warranties are given without limit.',
  ])('may be a founder: %s', (text) => {
    expect(isOfOthers('founderWarranties', said(text))).toBe(false);
  });

  it('decides nothing about other terms', () => {
    expect(isOfOthers('breakFee', said('The Company shall indemnify the Investors.'))).toBe(false);
  });
});

describe('whose shares vest', () => {
  it('is the staff where the line is theirs', () => {
    expect(isOfOthers('cliffMonths', said('4-year vesting with a 1-year cliff.', 'Employees'))).toBe(true);
    expect(isOfOthers('vestingMonths', said('Employees: vesting over four years.'))).toBe(true);
    expect(isOfOthers('vestingMonths', said('Four years.', 'Founder and employee vesting'))).toBe(false);
    expect(isOfOthers('vestingMonths', said('Employees and founders vest over four years.'))).toBe(false);
    expect(isOfOthers('lockUpMonths', said('12 months.', 'Employees'))).toBe(false);
  });
});
