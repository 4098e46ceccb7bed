import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

const coverage = { sentences: 4, understood: 4, share: 1, passages: [] };

it('says that an offer is not Green because its sum or price is left open', () => {
  expect(verdictOf({ overallRisk: 'Amber', findings: [], coverage, isPriceOpen: true })).toBe(
    'Amber because the sum or the price is left open.',
  );
});
