import { describe, expect, it } from 'vitest';
import type { CapTableSeries } from './cap-table.ts';
import { accruedDividend, preferredClaim } from './preferred-claim.ts';
import { toNumber } from './rational.ts';

const series: CapTableSeries = {
  name: 'A',
  shares: 10,
  invested: 100,
  multiple: 1,
  participation: 'none',
  rank: 1,
};

describe('accruedDividend', () => {
  it('is nothing without a rate or without time', () => {
    expect(toNumber(accruedDividend(series))).toBe(0);
    expect(toNumber(accruedDividend({ ...series, dividendPercent: 8, years: 0 }))).toBe(0);
    expect(toNumber(accruedDividend({ ...series, dividendPercent: 8, years: null }))).toBe(0);
    expect(toNumber(accruedDividend({ ...series, years: 5 }))).toBe(0);
  });

  it.each([
    [8, false, 140],
    [8, true, 146.932808],
    [12, false, 160],
    [12, true, 176.234168],
  ])('at %d%% over five years, compounding %s, grows 100 to %d', (dividendPercent, compounding, total) => {
    const accrued = accruedDividend({ ...series, dividendPercent, compounding, years: 5 });
    expect(100 + toNumber(accrued)).toBeCloseTo(total, 6);
  });

  it('accrues the part of a year simply', () => {
    const accrued = accruedDividend({ ...series, dividendPercent: 10, compounding: 'compound', years: 1.5 });
    expect(toNumber(accrued)).toBe(15.5);
  });
});

describe('preferredClaim', () => {
  it('never lets a cap cut the preference that dividends have made larger', () => {
    const claim = preferredClaim({
      ...series,
      participation: 'capped',
      cap: 1.2,
      dividendPercent: 10,
      years: 5,
    });
    expect(claim.ceiling && toNumber(claim.ceiling)).toBe(150);
  });

  it('adds the preference to a cap that does not count it', () => {
    const claim = preferredClaim({
      ...series,
      participation: 'capped',
      cap: 2,
      capIncludesPreference: false,
    });
    expect(claim.ceiling && toNumber(claim.ceiling)).toBe(300);
  });

  it('has no ceiling with full participation, and the preference as ceiling with none', () => {
    expect(preferredClaim({ ...series, participation: 'full' }).ceiling).toBeNull();
    expect(preferredClaim({ ...series, participation: 'full', cap: 2 }).ceiling).toBeNull();
    expect(preferredClaim(series).ceiling).toEqual(preferredClaim(series).preference);
  });
});
