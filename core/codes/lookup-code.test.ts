import { describe, expect, it } from 'vitest';
import { lookupCode } from './lookup-code.ts';
import { officialCodeTables } from './testing/official-code-tables.ts';

const tables = officialCodeTables();
const lookUp = (...words: [string, ('SIC' | 'NAICS' | 'ISIC' | 'CPV' | 'UKSIC')?]) => {
  const found = lookupCode(tables, ...words);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

describe('lookupCode', () => {
  it.each([
    ['7345', undefined, 'The nearest valid code is 7342'],
    ['xyz', undefined, '"xyz" is not a code'],
    ['5812', 'NAICS', 'not a code of NAICS 2022'],
    ['12345', 'UKSIC', 'not a code of UK SIC 2007'],
  ] as const)('refuses %s of type %s', (code, type, part) => {
    const found = lookupCode(tables, code, type);
    expect(found).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
    expect(found.ok ? '' : found.error.message).toContain(part);
  });

  it('gives every system that shares a number', () => {
    expect(lookUp('5812').map(({ system, title }) => [system, title])).toEqual([
      ['sic', 'Eating Places'],
      ['isic', 'Publishing of directories and mailing lists'],
    ]);
    expect(lookUp('5812', 'SIC')).toHaveLength(1);
  });

  it('gives the path and the children', () => {
    const [bread] = lookUp('31181', 'NAICS');
    expect(bread?.path.map(({ code }) => code)).toEqual(['31-33', '311', '3118', '31181']);
    expect(bread?.children.map(({ code }) => code)).toEqual(['311811', '311812', '311813']);
  });

  it('takes a sector for the sector and not for the group with its digits', () => {
    expect(lookUp('31-33', 'NAICS')).toMatchObject([{ code: '31-33', title: 'Manufacturing', notes: [] }]);
    expect(lookUp('3133', 'NAICS')).toMatchObject([{ code: '3133' }]);
    expect(lookUp('32', 'NAICS')[0]?.code).toBe('31-33');
  });

  it('gives the concordances to all systems, UK SIC too', () => {
    const [restaurants] = lookUp('5610', 'ISIC');
    const systems = new Set(restaurants?.concordances.map(({ system }) => system));
    expect(systems).toEqual(new Set(['sic', 'naics', 'uksic']));
    expect(restaurants?.concordances.filter(({ system }) => system === 'uksic')).toContainEqual({
      system: 'uksic',
      code: '56103',
      title: 'Take-away food shops and mobile food stands',
      match: 'partial',
    });
  });

  it('knows UK SIC as a fifth system', () => {
    expect(lookUp('56103')).toMatchObject([
      { system: 'uksic', concordances: [{ system: 'isic', code: '5610' }] },
    ]);
  });

  it('finds retired and SEC-only codes and says so', () => {
    expect(lookUp('511210')).toMatchObject([
      {
        system: 'naics',
        title: 'Software Publishers',
        concordances: [{ code: '513210', match: 'exact' }],
        notes: ['A NAICS 2017 code, retired in 2022; the codes that took over are listed.'],
      },
    ]);
    expect(lookUp('7370')).toMatchObject([{ system: 'sic', concordances: [{ code: '7373' }] }]);
  });

  it('puts a check digit right', () => {
    expect(lookUp('15811000-1')[0]?.notes).toEqual([
      'The check digit 1 is wrong: the code is written 15811000-6.',
    ]);
  });
});
