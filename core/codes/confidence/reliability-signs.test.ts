import { describe, expect, it } from 'vitest';
import { type EvidenceKind, setEvidence } from '../ranking/evidence.ts';
import { findCodes } from '../ranking/find-codes.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { overallConfidence } from './confidence.ts';
import { type ReliabilitySigns, reliabilitySigns } from './reliability-signs.ts';

const tables = smallCodeTables();
const signs = (text: string, level: 'code' | 'division' = 'code') =>
  reliabilitySigns(findCodes(tables, text), 'naics', level);

/** The signs of a code with so much evidence of one kind, beside one of another division with so much. */
function twoCodes(kind: EvidenceKind, first: number, second: number): ReliabilitySigns {
  const found = findCodes(tables, 'fish and chip shop and computer software publishing');
  const naics = found.systems.naics.slice(0, 2).map((ranked, at) => {
    const copy = { ...ranked, evidence: ranked.evidence.slice() };
    setEvidence(copy, kind, at === 0 ? first : second);
    return copy;
  });
  return reliabilitySigns({ ...found, systems: { ...found.systems, naics } }, 'naics', 'code');
}

describe('reliabilitySigns', () => {
  it('sees trade and words agree on a plain trade', () => {
    expect(signs('battered cod and chips')).toMatchObject({ rival: 0, explained: 1, known: 1 });
  });

  it('sees a trade of another code that the words fit as well', () => {
    const found = findCodes(tables, 'fish and chip shop');
    const [match] = found.trades;
    if (!match) throw new Error('no trade fits');
    const other = { ...match.trade, codes: { ...match.trade.codes, naics: ['513210'] } };
    const rivalOf = (strength: number): number => {
      const trades = [match, { ...match, trade: other, strength }];
      return reliabilitySigns({ ...found, trades }, 'naics', 'code').rival;
    };
    expect(rivalOf(0)).toBe(0);
    expect(rivalOf(match.strength / 2)).toBe(0.5);
    expect(rivalOf(match.strength * 2)).toBe(1);
  });

  it('sees that the model by itself would have chosen another code', () => {
    const margin = (first: number, second: number): number => twoCodes('modelLog', first, second).modelMargin;
    expect(margin(0.75, 0.5)).toBe(2.5);
    expect(margin(0.5, 0.75)).toBe(-2.5);
    expect(margin(0, 0)).toBe(0);
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

  it('asks whether the model believes in a trade of the code more than in others', () => {
    expect(twoCodes('tradeModel', 0.75, 0.25).tradeMargin).toBe(0.5);
    expect(twoCodes('tradeModel', 0, 0.75).tradeMargin).toBe(-0.75);
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
