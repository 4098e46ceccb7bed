import { describe, expect, it } from 'vitest';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { explainCode } from './explain-code.ts';

const tables = officialCodeTables();
const explain = (
  ...words: Parameters<typeof explainCode> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const explained = explainCode(tables, ...words);
  if (!explained.ok) throw new Error(explained.error.message);
  return explained.value;
};

describe('explainCode', () => {
  it('says what a code is and where it stands', () => {
    const [bakery] = explain('311811', 'NAICS');
    expect(bakery?.summary).toBe(
      '311811 is the NAICS 2022 code for Retail Bakeries, under Bread and Bakery Product Manufacturing.',
    );
    expect(bakery?.residual).toBe(false);
    expect(bakery?.path.map(({ code }) => code)).toEqual(['31-33', '311', '3118', '31181', '311811']);
  });

  it('names the codes beside it with what they alone list', () => {
    const [bakery] = explain('311811', 'NAICS');
    const commercial = bakery?.near.find(({ code }) => code === '311812');
    expect(commercial).toMatchObject({ relation: 'beside', title: 'Commercial Bakeries' });
    expect(commercial?.difference).toContain('“Bagels made in commercial bakeries”');
  });

  it('names codes elsewhere that share a counterpart, with who they are for', () => {
    const [bakery] = explain('311811', 'NAICS');
    const shop = bakery?.near.find(({ code }) => code === '445291');
    expect(shop?.relation).toBe('elsewhere');
    expect(shop?.difference).toContain('SIC 5461 (Retail Bakeries) covers both.');
    expect(shop?.difference).toContain(
      'It stands among those who sell to the public, in a shop or online; this one among those who make or process goods.',
    );
  });

  it('says of a residual class that it is one', () => {
    const [other] = explain('311999', 'NAICS');
    expect(other?.residual).toBe(true);
    expect(other?.summary).toContain('It is a residual class');
  });

  it('leads down to a UK code through the levels of ISIC, and tells it from its neighbours', () => {
    const [takeaway] = explain('56103', 'UKSIC');
    expect(takeaway?.path.map(({ code }) => code)).toEqual(['I', '56', '56103']);
    expect(takeaway?.near.map(({ code }) => code)).toEqual(expect.arrayContaining(['56101', '56102']));
  });

  it('tells CPV codes apart by their titles', () => {
    const [bread] = explain('15811000-6', 'CPV');
    expect(bread?.near.find(({ code }) => code === '15812000-3')?.difference).toBe(
      'Its title speaks of “pastry”, “goods” and “cakes”.',
    );
  });

  it('answers for every table that holds the number, and for retired codes', () => {
    expect(explain('5812').map(({ system }) => system)).toEqual(['sic', 'isic']);
    const [retired] = explain('722110', 'NAICS');
    expect(retired?.near).toEqual([]);
    expect(retired?.notes.join(' ')).toContain('retired');
  });

  it('refuses what no table holds', () => {
    expect(explainCode(tables, '7345')).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
  });

  it('has something to say of codes of every level: a summary, and no code beside itself', () => {
    const everyTenth = tables.entries('isic').filter((_, at) => at % 10 === 0);
    expect(everyTenth.length).toBeGreaterThan(70);
    for (const { code } of everyTenth) {
      const [explained] = explain(code, 'ISIC');
      expect(explained?.summary).toContain(code);
      expect(explained?.near.map((near) => near.code)).not.toContain(code);
      for (const { difference } of explained?.near ?? []) expect(difference.length).toBeGreaterThan(10);
    }
  });
});
