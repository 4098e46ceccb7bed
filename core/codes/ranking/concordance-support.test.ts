import { describe, expect, it } from 'vitest';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { concordanceSupport, type WeighedCandidate } from './concordance-support.ts';

const tables = smallCodeTables();
const weighed = (...pairs: [string, number][]): WeighedCandidate[] =>
  pairs.map(([code, probability], item) => ({
    candidate: { item, code, evidence: [], bestText: null },
    probability,
  }));

describe('concordanceSupport', () => {
  it('lends half of a probability to the only counterpart in each other system', () => {
    const support = concordanceSupport(tables, { naics: weighed(['513210', 0.8]), sic: [], isic: [] });
    expect(support.sic.get('7372')).toBeCloseTo(0.4);
    expect(support.isic.get('5820')).toBeCloseTo(0.4);
    expect(support.naics.size).toBe(0);
  });

  it('lends less to each of several counterparts', () => {
    const support = concordanceSupport(tables, { sic: weighed(['5812', 1]), naics: [], isic: [] });
    expect(support.naics.get('722511')).toBeCloseTo(1 / Math.SQRT2 / 2);
    expect(support.naics.get('722513')).toBeCloseTo(1 / Math.SQRT2 / 2);
  });

  it('adds up what both other systems say', () => {
    const support = concordanceSupport(tables, {
      sic: weighed(['7372', 0.6]),
      isic: weighed(['5820', 1]),
      naics: [],
    });
    expect(support.naics.get('513210')).toBeCloseTo(0.3 + 0.5);
  });

  it('asks only the ten best, and none that is next to impossible', () => {
    const unlikely = concordanceSupport(tables, { sic: weighed(['7372', 0.009]), naics: [], isic: [] });
    expect(unlikely.naics.size).toBe(0);
    const others = Array.from({ length: 10 }, (): [string, number] => ['2051', 0.05]);
    const late = concordanceSupport(tables, { sic: weighed(...others, ['7372', 0.5]), naics: [], isic: [] });
    expect(late.naics.has('513210')).toBe(false);
  });
});
