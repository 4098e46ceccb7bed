import { describe, expect, it } from 'vitest';
import type { RiskRating } from '../analysis.ts';
import { type PlacedFinding, placeFinding } from './finding.ts';
import { overallRisk } from './overall-risk.ts';

function findings(count: number, rating: RiskRating, isMissing = false): PlacedFinding[] {
  const clause = { id: 'G09', name: 'Binding terms', group: 'governance' } as const;
  const assessment = { rating, risk: 'A risk.', recommendation: 'Ask.', ...(isMissing ? { isMissing } : {}) };
  return Array.from({ length: count }, () => placeFinding(clause, assessment));
}

const marked = (given: readonly PlacedFinding[], mark: Partial<PlacedFinding['finding']>) =>
  given.map((placed) => ({ ...placed, finding: { ...placed.finding, ...mark } }));
const minor = (count: number) => marked(findings(count, 'Amber'), { minor: true });
const uncertain = (by?: 'model') => marked(findings(1, 'Amber'), { uncertain: true, ...(by ? { by } : {}) });

describe('overall risk', () => {
  it.each([
    ['one Red term', findings(1, 'Red'), 'Red'],
    ['one Red term beside Green ones', [...findings(20, 'Green'), ...findings(1, 'Red')], 'Red'],
    ['two Red missing clauses', findings(2, 'Red', true), 'Red'],
    ['one Red missing clause', findings(1, 'Red', true), 'Amber'],
    ['two Amber terms', findings(2, 'Amber'), 'Amber'],
    ['one Amber term', findings(1, 'Amber'), 'Green'],
    ['twelve details to settle', minor(12), 'Green'],
    ['one Amber term beside them', [...minor(12), ...findings(1, 'Amber')], 'Green'],
    ['a passage that could not be read', uncertain(), 'Amber'],
    ['nothing', [], 'Green'],
  ] as const)('of %s', (_what, given, expected) => {
    expect(overallRisk(given)).toBe(expected);
  });

  it('is not moved by Amber missing clauses, however many there are', () => {
    const missing = findings(12, 'Amber', true);
    expect(overallRisk([...findings(1, 'Amber'), ...missing])).toBe('Green');
    expect(overallRisk([...findings(2, 'Amber'), ...missing])).toBe('Amber');
    expect(overallRisk([...findings(1, 'Red', true), ...missing])).toBe('Amber');
  });

  it.each([
    { isExtract: true },
    { isPriceOpen: true },
    { isSumUnread: true },
    { isUnsure: true },
    { isPartlyUnread: true },
  ])('is never Green where %j', (bar) => {
    expect(overallRisk([], bar)).toBe('Amber');
  });

  it('is Green over what the wordings could not read, where the learned reader has weighed every sentence', () => {
    expect(overallRisk(uncertain(), { isHeard: true })).toBe('Green');
    expect(overallRisk(uncertain('model'), { isHeard: true })).toBe('Amber');
    expect(overallRisk([], { isHeard: true, isPartlyUnread: true })).toBe('Amber');
  });
});
