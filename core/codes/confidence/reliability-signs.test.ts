import { describe, expect, it } from 'vitest';
import { setEvidence } from '../ranking/evidence.ts';
import { findCodes } from '../ranking/find-codes.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { overallConfidence } from './confidence.ts';
import { reliabilitySigns } from './reliability-signs.ts';

const tables = smallCodeTables();
const signs = (text: string, level: 'code' | 'division' = 'code') =>
  reliabilitySigns(findCodes(tables, text), 'naics', level);

describe('reliabilitySigns', () => {
  it('sees trade and words agree on a plain trade', () => {
    expect(signs('battered cod and chips')).toMatchObject({ trade: 1, explained: 1, known: 1, catchAll: 0 });
  });

  it('sees words that nothing explains', () => {
    const { known, explained } = signs('battered cod and chips, zqxj wvvk');
    expect(known).toBeLessThan(1);
    expect(explained).toBeLessThan(1);
  });

  it('is at least as sure of the first two digits as of the code', () => {
    for (const text of ['restaurants', 'bakery', 'computer software']) {
      expect(signs(text, 'division').odds).toBeGreaterThanOrEqual(signs(text).odds);
    }
  });

  it('asks whether the model believes in a trade of the code, not in any trade', () => {
    const found = findCodes(tables, 'battered cod and chips');
    const believed = (code: string): number => {
      const naics = found.systems.naics.map((ranked) => {
        const copy = { ...ranked, evidence: ranked.evidence.slice() };
        setEvidence(copy, 'tradeModel', ranked.code === code ? 0.75 : 0);
        return copy;
      });
      return reliabilitySigns({ ...found, systems: { ...found.systems, naics } }, 'naics', 'code').tradeModel;
    };
    const [first, second] = found.systems.naics;
    expect(believed(first?.code ?? '')).toBe(0.75);
    expect(believed(second?.code ?? '')).toBe(0);
  });

  it('stays finite where nothing is found', () => {
    expect(Object.values(signs('zqxj')).every(Number.isFinite)).toBe(true);
  });
});

describe('overallConfidence', () => {
  it('sinks when the trade is no longer all that is said', () => {
    const sure = overallConfidence(findCodes(tables, 'fish and chip shop')).value;
    const torn = overallConfidence(
      findCodes(tables, 'fish and chip shop and computer software publishing'),
    ).value;
    expect(torn).toBeLessThan(sure);
  });
});
