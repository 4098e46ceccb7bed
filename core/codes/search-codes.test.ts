import { describe, expect, it } from 'vitest';
import { searchCodes } from './search-codes.ts';
import { officialCodeTables } from './testing/official-code-tables.ts';
import { smallCodeTables } from './testing/small-code-tables.ts';

const tables = officialCodeTables();
const codesOf = (...search: Parameters<typeof searchCodes>) => searchCodes(...search).map(({ code }) => code);

describe('searchCodes', () => {
  it.each(['', '   ', 'zzzxq', 'of the and', '99999999', '!?'])('finds nothing for "%s"', (words) => {
    expect(searchCodes(tables, words, 'naics')).toEqual([]);
  });

  it('finds codes by title and by index term, and says what matched', () => {
    expect(codesOf(tables, 'retail bakeries', 'naics')[0]).toBe('311811');
    expect(searchCodes(smallCodeTables(), 'sandwich', 'naics')).toMatchObject([
      {
        code: '722513',
        matched: ['Sandwich shops, limited-service'],
        path: [{ code: '72' }, {}, {}, {}, { code: '722513' }],
        children: 0,
        score: 1,
        via: 'search',
      },
    ]);
  });

  it('gives at most as many as asked for, best first', () => {
    const found = searchCodes(tables, 'bread', 'cpv', 4);
    expect(found).toHaveLength(4);
    expect(found[0]?.score).toBe(1);
    const scores = found.map(({ score }) => score ?? 0);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });

  it('takes a word that is only begun for those that begin so', () => {
    expect(codesOf(tables, 'restaura', 'naics')).toContain('722511');
    expect(codesOf(tables, 'restaura', 'naics').slice(0, 3)).toEqual(
      codesOf(tables, 'restaurants', 'naics').slice(0, 3),
    );
    expect(searchCodes(tables, 're', 'naics')).toEqual([]);
  });

  it('looks a number up at the beginning of the codes, groups included', () => {
    expect(codesOf(smallCodeTables(), '3118', 'naics')).toEqual([
      '3118',
      '31181',
      '311811',
      '311812',
      '311813',
    ]);
    expect(codesOf(tables, '31', 'naics', 2)).toEqual(['31-33', '311']);
    expect(codesOf(tables, 'C10.71', 'isic')).toEqual(['1071']);
    expect(codesOf(tables, '15811000-6', 'cpv')).toEqual(['15811000-6']);
    expect(searchCodes(tables, '722', 'naics')[0]).toMatchObject({
      title: 'Food Services and Drinking Places',
      children: 3,
    });
  });
});
