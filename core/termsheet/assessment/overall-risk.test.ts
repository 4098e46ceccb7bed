import { describe, expect, it } from 'vitest';
import type { RiskRating } from '../analysis.ts';
import { type PlacedFinding, placeFinding } from './finding.ts';
import { overallRisk } from './overall-risk.ts';

function findings(count: number, rating: RiskRating, isMissing = false): PlacedFinding[] {
  const clause = { id: 'G09', name: 'Binding terms', group: 'governance' } as const;
  const assessment = { rating, risk: 'A risk.', recommendation: 'Ask.', ...(isMissing ? { isMissing } : {}) };
  return Array.from({ length: count }, () => placeFinding(clause, assessment));
}

describe('overall risk', () => {
  it.each([
    ['one Red term', findings(1, 'Red'), 'Red'],
    ['one Red term beside Green ones', [...findings(20, 'Green'), ...findings(1, 'Red')], 'Red'],
    ['two Red missing clauses', findings(2, 'Red', true), 'Red'],
    ['one Red missing clause', findings(1, 'Red', true), 'Amber'],
    ['six Amber terms', findings(6, 'Amber'), 'Amber'],
    ['five Amber terms', findings(5, 'Amber'), 'Green'],
    ['nothing', [], 'Green'],
  ] as const)('of %s', (_what, given, expected) => {
    expect(overallRisk(given)).toBe(expected);
  });

  it('is not moved by Amber missing clauses, however many there are', () => {
    const missing = findings(12, 'Amber', true);
    expect(overallRisk([...findings(5, 'Amber'), ...missing])).toBe('Green');
    expect(overallRisk([...findings(6, 'Amber'), ...missing])).toBe('Amber');
    expect(overallRisk([...findings(1, 'Red', true), ...missing])).toBe('Amber');
  });

  it.each([{ isExtract: true }, { isPriceOpen: true }, { isUnsure: true }, { isPartlyUnread: true }])(
    'is never Green where %j',
    (bar) => {
      expect(overallRisk([], bar)).toBe('Amber');
    },
  );
});
