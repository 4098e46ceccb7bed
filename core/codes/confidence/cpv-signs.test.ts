import { describe, expect, it } from 'vitest';
import { type FoundCodes, findCodes } from '../ranking/find-codes.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { cpvSigns } from './cpv-signs.ts';

const tables = smallCodeTables();
const shop = findCodes(tables, 'fish and chip shop');

/** The same with these CPV codes, each half as likely as the one before it. */
function withCpv(found: FoundCodes, codes: readonly string[]): FoundCodes {
  const [first] = found.systems.cpv;
  if (!first) throw new Error('no CPV code was found');
  const cpv = codes.map((code, at) => ({ ...first, code, probability: 0.5 ** (at + 1) }));
  return { ...found, systems: { ...found.systems, cpv } };
}

describe('cpvSigns', () => {
  it('sees whether the second code rivals the first with another thing', () => {
    expect(cpvSigns(withCpv(shop, ['15811000-6', '15812000-3']), 0.5).sameClass).toBe(1);
    expect(cpvSigns(withCpv(shop, ['15811000-6', '55300000-3']), 0.5).sameClass).toBe(0);
    expect(cpvSigns(withCpv(shop, ['15811000-6']), 0.5).sameClass).toBe(0);
  });

  it('tells services from goods and works', () => {
    const service = (code: string) => cpvSigns(withCpv(shop, [code]), 0.5).service;
    expect(['15811000-6', '45300000-0', '48000000-8', '50000000-5', '98000000-3'].map(service)).toEqual([
      0, 0, 0, 1, 1,
    ]);
  });

  it('takes probabilities as log odds, within bounds', () => {
    expect(cpvSigns(withCpv(shop, ['15811000-6']), 0.5)).toMatchObject({ odds: 0, industry: 0 });
    expect(Object.values(cpvSigns(findCodes(tables, 'zqxj'), 0)).every(Number.isFinite)).toBe(true);
    expect(Number.isFinite(cpvSigns(shop, 1).industry)).toBe(true);
  });
});
