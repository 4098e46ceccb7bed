import { expect, it } from 'vitest';
import { type PlacedFinding, placeFinding } from './finding.ts';
import { verdictOf } from './verdict.ts';

const coverage = { sentences: 4, understood: 4, share: 1, passages: [] };

it('says that an offer is not Green because its sum or price is left open', () => {
  expect(verdictOf({ overallRisk: 'Amber', findings: [], coverage, isPriceOpen: true })).toBe(
    'Amber because the sum or the price is left open.',
  );
});

it('says that an offer is not Green because what the preferred shares are paid was not found', () => {
  expect(verdictOf({ overallRisk: 'Amber', findings: [], coverage, isPreferenceUnread: true })).toBe(
    'Amber because we did not find what the preferred shares are paid first.',
  );
});

const green = { overallRisk: 'Green', findings: [] } as const;

it('says of a Green offer whether it was read to the end', () => {
  const passages = [{ start: 0, end: 4, quote: 'Rest', kind: 'not-understood' as const }];
  expect(verdictOf({ ...green, coverage })).toBe(
    'Green because we understood the document and found nothing in it that is unusual for founders.',
  );
  expect(verdictOf({ ...green, coverage: { ...coverage, passages } })).toBe(
    'Green because nothing in it seems unusual for founders. Read the passage that we know only by likeness to usual terms.',
  );
});

it('counts what is worse than usual, and what may be harsh, but no detail to settle', () => {
  const clause = { id: 'G04', name: 'Pro-rata rights', group: 'governance' } as const;
  const amber = { rating: 'Amber', risk: 'A risk.', recommendation: 'Ask.' } as const;
  const point = placeFinding(clause, amber);
  const detail = placeFinding(clause, { ...amber, isMinor: true });
  const harsh = { ...point, finding: { ...point.finding, by: 'model' as const, uncertain: true as const } };
  const verdict = (...findings: readonly PlacedFinding[]) =>
    verdictOf({ overallRisk: 'Amber', findings, coverage });
  expect(verdict(point, point, detail)).toBe('Amber because 2 terms need negotiating.');
  expect(verdict(detail, harsh)).toBe('Amber because one passage may be harsh.');
});
