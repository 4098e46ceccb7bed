import { describe, expect, it } from 'vitest';
import type { TaxonomySystem } from '../../core/codes/classification.ts';
import { regularCheckDigit } from '../../core/codes/tables/cpv-check-digit.ts';
import { describeCodeTables } from '../../core/codes/testing/code-tables.contract.ts';
import { loadCodeTables } from './load-code-tables.ts';

describeCodeTables('from the data folder', loadCodeTables);

describe('the official tables', () => {
  const tables = loadCodeTables();
  const atLevel = (system: TaxonomySystem, level: number) =>
    tables.entries(system).filter((entry) => entry.level === level);

  it.each([
    ['naics', 6, 1012],
    ['sic', 4, 1005],
    ['isic', 4, 419],
    ['uksic', 5, 731],
  ] as const)('%s has its official number of codes at level %i', (system, level, count) => {
    expect(atLevel(system, level)).toHaveLength(count);
  });

  it('has 9,454 CPV codes with the check digits as published, 532 of them irregular', () => {
    const codes = tables.entries('cpv').map((entry) => entry.code);
    expect(codes).toHaveLength(9454);
    const irregular = codes.filter((code) => code !== `${code.slice(0, 8)}-${regularCheckDigit(code)}`);
    expect(irregular).toHaveLength(532);
    expect(codes.every((code) => /^\d{8}-\d$/.test(code))).toBe(true);
  });

  it.each(['naics', 'sic', 'isic', 'cpv'] as const)('every parent in %s exists above its child', (system) => {
    for (const entry of tables.entries(system)) {
      if (entry.parent === null) continue;
      const parent = tables.entry(system, entry.parent);
      expect(parent, entry.code).not.toBeNull();
      expect(parent?.level ?? 99, entry.code).toBeLessThan(entry.level);
    }
    expect(new Set(tables.entries(system).map((entry) => entry.code)).size).toBe(
      tables.entries(system).length,
    );
  });

  it.each([
    ['naics', 'isic', 1011],
    ['sic', 'naics', 1004],
    ['sic', 'isic', 1004],
    ['uksic', 'isic', 728],
    ['isic', 'uksic', 419],
  ] as const)('every link from %s to %s ends in a code that exists', (from, to, linked) => {
    const linkedCodes = tables.entries(from).filter((entry) => {
      const links = tables.links(from, entry.code, to);
      for (const link of links)
        expect(tables.entry(to, link.code), `${entry.code} ${link.code}`).not.toBeNull();
      return links.length > 0;
    });
    expect(linkedCodes).toHaveLength(linked);
  });

  it('has index terms for nearly every industry', () => {
    const without = (system: TaxonomySystem, level: number) =>
      atLevel(system, level).filter((entry) => tables.indexTerms(system, entry.code).length === 0).length;
    expect(without('naics', 6)).toBe(2);
    expect(without('sic', 4)).toBe(4);
  });
});
