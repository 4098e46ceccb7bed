import { describe, expect, it } from 'vitest';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import type { TermSheetFacts } from '../facts.ts';

/** The facts that a sheet states with such a line in it. */
function factsOf(line: string): TermSheetFacts {
  const sheet = [
    'TERM SHEET for Series A Preferred Stock of Acme Inc. and Foo Ventures',
    'Amount: $5,000,000',
    'Pre-money valuation: $20,000,000',
    line,
    'Closing: 30 June 2026',
  ].join('\n');
  const result = analyzeDocument(readPlainText(sheet), { jurisdiction: 'US', analysisDetail: 'brief' });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.facts;
}

describe('how tables write terms in short', () => {
  it.each<[string, Partial<TermSheetFacts>]>([
    ['Vesting: 4y / 1y cliff', { vestingMonths: 48, cliffMonths: 12 }],
    ['No-shop: 45d', { noShopDays: 45 }],
    ['Non-compete: 12m', { nonCompeteMonths: 12 }],
    ['Lock-up: 18mo', { lockUpMonths: 18 }],
    ['Anti-dilution: BBWA', { antiDilution: 'broad-based' }],
    ['Anti-dilution: FR', { antiDilution: 'full-ratchet' }],
    ['Liquidation preference: 1x NP', { liquidationMultiple: 1, participation: 'none' }],
    ['Liquidation preference: 1.5x participating (cap 3x)', { participation: 'capped', participationCap: 3 }],
    ['Liquidation preference: 1x, non-participating, senior', { seniority: 'senior' }],
    ['Seniority: pari passu', { seniority: 'pari-passu' }],
    ['Participation: none', { participation: 'none' }],
    ['Return of capital: 1x then pro rata (participating)', { participation: 'full' }],
    ['Ratchet: founder ratchet of 5% on 5x exit', { antiDilution: null }],
    ['Acceleration: none', { acceleration: 'none' }],
    ['Dividends: 8% cum.', { dividendPercent: 8, dividendCumulative: true }],
    ['Dividend: 8% non-cum', { dividendPercent: 8, dividendCumulative: false }],
    ['Dividends: as declared', { dividendCumulative: false }],
    ['Info rights: monthly KPIs, annual budget', { informationRights: true }],
  ])('%s', (line, facts) => {
    expect(factsOf(line)).toMatchObject(facts);
  });

  it('counts "2F, 1I" on a board', () => {
    expect(factsOf('Board: 3 (2F, 1I)').board).toMatchObject({ total: 3, founders: 2, investors: 1 });
    expect(factsOf('Board seats: 2 founders, 1 investor, 1 NED').board).toMatchObject({
      total: 4,
      founders: 2,
      investors: 1,
      independent: 1,
    });
  });

  it.each(['Use of proceeds: 2m marketing', 'Revenue: 12m ARR', 'Existing cap: EUR 10m post'])(
    'takes sums for no lengths of time: %s',
    (line) => {
      const { vestingMonths, noShopDays, lockUpMonths } = factsOf(line);
      expect([vestingMonths, noShopDays, lockUpMonths]).toEqual([null, null, null]);
    },
  );
});
