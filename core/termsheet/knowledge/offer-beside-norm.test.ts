import { describe, expect, it } from 'vitest';
import { noFacts, type TermSheetFacts } from '../facts.ts';
import { normRows } from './norm-rows.ts';
import { type NormTopic, normOf } from './norms.ts';
import { isAmongCounted } from './offer-beside-norm.ts';

function besides(topic: NormTopic, jurisdiction: 'US' | 'UK' | 'EU', facts: Partial<TermSheetFacts>) {
  return normOf(topic, { jurisdiction, facts: { ...noFacts, ...facts } })?.isAmongShare;
}

describe('where an offer lies beside a share of the market', () => {
  it.each([
    ['preference', 'US', { liquidationMultiple: 1 }, true],
    ['preference', 'US', { liquidationMultiple: 2 }, false],
    ['preference', 'UK', { liquidationMultiple: 2 }, true],
    ['participation', 'UK', { participation: 'capped' }, false],
    ['full-ratchet', 'US', { antiDilution: 'full-ratchet' }, true],
    ['anti-dilution', 'US', { antiDilution: 'narrow-based' }, false],
    ['anti-dilution', 'UK', { antiDilution: 'narrow-based' }, true],
    // What is counted there are deals without.
    ['anti-dilution', 'EU', { antiDilution: 'narrow-based' }, false],
    ['anti-dilution', 'EU', { antiDilution: 'none' }, true],
    ['redemption', 'US', { redemptionAfterYears: 5 }, true],
    ['drag-along', 'UK', { dragAlong: false }, false],
    ['founder-warranties', 'UK', { founderWarranties: 'uncapped' }, true],
  ] as const)('%s in %s with %j: among them is %s', (topic, jurisdiction, facts, isAmong) => {
    expect(besides(topic, jurisdiction, facts)).toBe(isAmong);
  });

  it.each([
    ['preference', { liquidationMultiple: 'unresolved' }],
    ['preference', {}],
    ['anti-dilution', { antiDilution: 'weighted-average' }],
    ['redemption', {}],
  ] as const)('is not said of %s where the facts are %j', (topic, facts) => {
    expect(besides(topic, 'US', facts)).toBeUndefined();
  });

  it('is not said of figures that count the opposite', () => {
    const above = normRows.find(
      ({ topic, unit }) => topic === 'liquidation-multiple' && unit.includes('above'),
    );
    if (!above) throw new Error('no such figure is kept');
    expect(isAmongCounted(above, { ...noFacts, liquidationMultiple: 1 })).toBeUndefined();
  });
});
