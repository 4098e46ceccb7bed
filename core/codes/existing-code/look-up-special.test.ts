import { describe, expect, it } from 'vitest';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { readCodeText } from './code-text.ts';
import { lookUpSpecial } from './look-up-special.ts';

const tables = officialCodeTables();
const lookUp = (system: 'sic' | 'naics' | 'isic', typed: string) => {
  const text = readCodeText(typed);
  return text && lookUpSpecial(tables, system, text);
};
const nothing = { path: [], children: [], indexTerms: [] };

describe('lookUpSpecial', () => {
  it('gives a retired code with all that took over', () => {
    expect(lookUp('naics', '211111')).toEqual({
      ...nothing,
      system: 'naics',
      code: '211111',
      title: 'Crude Petroleum and Natural Gas Extraction',
      concordances: [
        { system: 'naics', code: '211120', title: 'Crude Petroleum Extraction', match: 'partial' },
        { system: 'naics', code: '211130', title: 'Natural Gas Extraction', match: 'partial' },
      ],
      notes: ['A NAICS 2012 code, retired in 2017; the codes that took over are listed.'],
    });
  });

  it.each([
    ['6770', 'Blank Checks', '6799', 'Investors, Not Elsewhere Classified', ''],
    [
      '2050',
      'Bakery Products',
      '2051',
      'Bread and Other Bakery Products, Except Cookies and Crackers',
      ', for the whole group 205',
    ],
  ])('gives the SEC code %s with the nearest of the manual', (code, title, nearest, nearestTitle, group) => {
    expect(lookUp('sic', code)).toEqual({
      ...nothing,
      system: 'sic',
      code,
      title,
      concordances: [{ system: 'sic', code: nearest, title: nearestTitle, match: 'partial' }],
      notes: [
        `Only the US Securities and Exchange Commission uses it${group}; the nearest code of the 1987 manual is our choice.`,
      ],
    });
  });

  it.each([
    ['sic', '211111'],
    ['naics', '6770'],
    ['isic', '6770'],
    ['naics', 'B211111'],
    ['sic', 'H6770'],
  ] as const)('gives nothing in %s for %s', (system, typed) => {
    expect(lookUp(system, typed)).toBeNull();
  });
});
