import { describe, expect, it } from 'vitest';
import { isOfCompanyAlone } from './of-company-alone.ts';

describe('who answers for warranties', () => {
  it.each([
    'The Company shall indemnify the Investors without limitation for any losses.',
    'The company will give representations and warrant that they are true.',
  ])('is the company alone: %s', (text) => {
    expect(isOfCompanyAlone('founderWarranties', text)).toBe(true);
  });

  it.each([
    'The Company and the Founders shall indemnify the Investors without limitation.',
    'The Company shall warrant its accounts; the founders do so jointly.',
    'Warranties are given without limit.',
  ])('may be a founder: %s', (text) => {
    expect(isOfCompanyAlone('founderWarranties', text)).toBe(false);
  });

  it('decides nothing about other terms', () => {
    expect(isOfCompanyAlone('breakFee', 'The Company shall indemnify the Investors.')).toBe(false);
  });
});
