import { describe, expect, it } from 'vitest';
import { browseCodes } from './browse-codes.ts';
import type { LookupType } from './lookup-types.ts';
import { officialCodeTables } from './testing/official-code-tables.ts';

const tables = officialCodeTables();
const placeOf = (type: LookupType, code?: string) => {
  const place = browseCodes(tables, type, code);
  if (!place.ok) throw new Error(place.error.message);
  return place.value;
};

describe('browseCodes', () => {
  it('refuses a code that the table does not hold, and names the nearest', () => {
    const place = browseCodes(tables, 'SIC', '7345');
    expect(place).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
    expect(place.ok ? '' : place.error.message).toContain('The nearest valid code is 7342');
  });

  it.each([
    ['NAICS', 20],
    ['SIC', 11],
    ['ISIC', 21],
    ['CPV', 45],
    ['UKSIC', 21],
  ] as const)('begins %s with its %i parts', (type, parts) => {
    const top = placeOf(type);
    expect(top).toMatchObject({ code: null, title: null, path: [] });
    expect(top.children).toHaveLength(parts);
    expect(top.children.filter(({ children }) => children > 0).length).toBeGreaterThan(parts - 2);
  });

  it('goes down step by step, as far as every leaf of the branch', () => {
    expect(placeOf('NAICS', '31-33')).toMatchObject({ code: '31-33', title: 'Manufacturing' });
    const bread = placeOf('NAICS', '31181');
    expect(bread.path.map(({ code }) => code)).toEqual(['31-33', '311', '3118', '31181']);
    expect(bread.children).toContainEqual({ code: '311811', title: 'Retail Bakeries', children: 0 });
    const leaf = placeOf('NAICS', '311811');
    expect(leaf.children).toEqual([]);
    expect(leaf.indexTerms.length).toBeGreaterThan(0);
  });

  it('goes down UK SIC by section and division, and says whose they are', () => {
    const section = placeOf('UKSIC', 'I');
    expect(section).toMatchObject({ system: 'uksic', code: 'I', path: [{ code: 'I' }] });
    expect(section.children.map(({ code, children }) => [code, children])).toEqual([
      ['55', 6],
      ['56', 7],
    ]);
    expect(section.notes.join()).toContain('sections and divisions of ISIC Rev. 4');
    const division = placeOf('UKSIC', '56');
    expect(division.path.map(({ code }) => code)).toEqual(['I', '56']);
    const takeaway = { code: '56103', title: 'Take-away food shops and mobile food stands', children: 0 };
    expect(division.children).toContainEqual(takeaway);
    expect(placeOf('UKSIC', '56103').path.map(({ code }) => code)).toEqual(['I', '56', '56103']);
  });

  it.each(['561', '5610', 'Z', '04'])('has no %s in UK SIC', (code) => {
    const place = browseCodes(tables, 'UKSIC', code);
    expect(place.ok ? '' : place.error.message).toContain(`${code} is not a code of UK SIC 2007`);
  });

  it.each(['SIC', 'NAICS', 'ISIC', 'CPV', 'UKSIC'] as const)(
    'reaches every code of %s from the top',
    (type) => {
      const reached = new Set<string>();
      const visit = (code?: string) => {
        for (const child of placeOf(type, code).children) {
          reached.add(child.code);
          if (child.children > 0) visit(child.code);
        }
      };
      visit();
      const { system } = placeOf(type);
      for (const { code } of tables.entries(system)) expect(reached, code).toContain(code);
      const shared = type === 'UKSIC' ? tables.entries('isic').filter(({ level }) => level <= 2) : [];
      expect(reached.size).toBe(tables.entries(system).length + shared.length);
    },
  );
});
