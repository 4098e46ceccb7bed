import { describe, expect, it } from 'vitest';
import type { CodeTables } from '../code-tables.port.ts';

/** What every {@link CodeTables} must hold; the codes used exist in the small tables and in the real ones. */
export function describeCodeTables(name: string, create: () => CodeTables): void {
  describe(`code tables: ${name}`, () => {
    const tables = create();

    it('answers unknown codes with nothing', () => {
      expect(tables.entry('naics', '999999')).toBeNull();
      expect(tables.children('sic', '0000')).toEqual([]);
      expect(tables.path('isic', 'constructor')).toEqual([]);
      expect(tables.indexTerms('naics', '999999')).toEqual([]);
      expect(tables.links('naics', '999999', 'isic')).toEqual([]);
      expect(tables.links('cpv', '15811000-6', 'naics')).toEqual([]);
      expect(tables.retiredNaics('999999')).toBeNull();
      expect(tables.secOnlySic('5812')).toBeNull();
      expect(tables.naceOf('ZZ')).toEqual([]);
    });

    it('finds a code under its exact official title', () => {
      expect(tables.entry('naics', '722513')).toEqual({
        code: '722513',
        title: 'Limited-Service Restaurants',
        level: 6,
        parent: '72251',
      });
      expect(tables.entry('cpv', '15811000-6')?.title).toBe('Bread products');
    });

    it('gives the path from the top', () => {
      expect(tables.path('isic', '5610').map((step) => step.code)).toEqual(['I', '56', '561', '5610']);
      expect(tables.path('cpv', '15811000-6').map((step) => step.code)).toEqual([
        '15000000-8',
        '15800000-6',
        '15810000-9',
        '15811000-6',
      ]);
    });

    it('gives children', () => {
      expect(tables.children('naics', '31181').map((child) => child.code)).toEqual([
        '311811',
        '311812',
        '311813',
      ]);
    });

    it('reads concordances from both ends', () => {
      expect(tables.links('sic', '5812', 'naics').map((link) => link.code)).toContain('722513');
      expect(tables.links('naics', '722513', 'sic').map((link) => link.code)).toContain('5812');
      expect(tables.links('isic', '5610', 'uksic').map((link) => link.code)).toContain('56103');
      expect(tables.links('naics', '722513', 'isic')).toContainEqual({ code: '5610', match: 'partial' });
    });

    it('lends ISIC the terms of the UK index', () => {
      expect(tables.indexTerms('isic', '5610')).toContain('Fish and chip shop');
    });

    it('knows retired NAICS and SEC-only codes', () => {
      expect(tables.retiredNaics('511210')?.successors[0]?.code).toBe('513210');
      expect(tables.secOnlySic('7370')).toMatchObject({ group: '737', nearest: '7373' });
    });

    it('knows titles of NACE in other languages', () => {
      expect(tables.naceTitles('de')).toContainEqual({
        code: '10.71',
        title: expect.stringContaining('Backwaren'),
      });
      expect(tables.naceTitles('en')).toEqual([]);
    });

    it('knows what trades are called in other languages', () => {
      expect(tables.tradeWords()).toContainEqual({
        language: 'de',
        phrase: 'bäckerei',
        english: 'bakery shop',
      });
    });

    it('knows the NACE class', () => {
      expect(tables.naceOf('5610')).toEqual([{ code: '56.10', match: 'exact' }]);
    });
  });
}
