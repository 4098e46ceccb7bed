import { describe, expect, it } from 'vitest';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { type ResolvedCode, resolveExistingCode } from './resolve-existing-code.ts';
import { ukSicOfCode } from './uk-sic-of-code.ts';

const tables = smallCodeTables();
const resolve = (type: 'SIC' | 'UKSIC', code: string): ResolvedCode => {
  const resolved = resolveExistingCode(tables, { type, code });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};
const software = resolve('SIC', '7372');
const isic = (code: string, score?: number) => ({ code, title: '', ...(score !== undefined && { score }) });
const scores = (codes: readonly { readonly code: string; readonly score?: number }[]) =>
  codes.map(({ code, score }) => [code, score]);

describe('ukSicOfCode', () => {
  it('gives the parts of the classes, as sure as the first class', () => {
    const uk = ukSicOfCode(tables, software, [isic('5820', 0.8), isic('58'), isic('1071', 0.4)], 0.9);
    expect(uk).toEqual({
      codes: [
        {
          code: '58290',
          title: 'Other software publishing',
          description: 'Lies in ISIC class 5820.',
          score: 0.8,
          path: [
            { code: 'J', title: 'Information and communication' },
            { code: '58', title: 'Publishing activities' },
            { code: '58290', title: 'Other software publishing' },
          ],
          via: 'concordance',
        },
        expect.objectContaining({ code: '10710', score: 0.4, description: 'Lies in ISIC class 1071.' }),
      ],
      certainty: 0.9,
    });
  });

  it('is less sure where a class has several UK codes', () => {
    const { codes, certainty } = ukSicOfCode(tables, software, [isic('5610', 0.5)], 0.9);
    const share = (codes[0]?.score ?? 0) / 0.5;
    expect(codes.map(({ code }) => code)).toEqual(['56103', '56102']);
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(1);
    expect(certainty).toBeCloseTo(0.9 * share, 9);
  });

  it('counts classes without a score by their place', () => {
    const uk = ukSicOfCode(tables, software, [isic('5820'), isic('1071')], 0.9);
    expect(scores(uk.codes)).toEqual([
      ['58290', 1],
      ['10710', 0.5],
    ]);
  });

  it('puts the typed UK code first and names it once', () => {
    const uk = ukSicOfCode(tables, resolve('UKSIC', '10710'), [isic('5820', 1), isic('1071', 0.4)], 0.5);
    expect(uk.codes.map(({ code, description, score }) => [code, description, score])).toEqual([
      ['10710', 'The code you gave.', 1],
      ['58290', 'Lies in ISIC class 5820.', 1],
    ]);
    expect(uk.certainty).toBe(0.99);
  });

  it('gives nothing without a class', () => {
    expect(ukSicOfCode(tables, software, [], 0)).toEqual({ codes: [], certainty: 0 });
    expect(ukSicOfCode(tables, software, [isic('58', 1)], 0.9)).toEqual({ codes: [], certainty: 0 });
  });

  it('gives ten codes at most', () => {
    const official = officialCodeTables();
    const classes = official
      .entries('isic')
      .filter(({ level }) => level === 4)
      .slice(0, 14);
    const uk = ukSicOfCode(
      official,
      software,
      classes.map(({ code }) => isic(code, 0.5)),
      0.5,
    );
    expect(uk.codes).toHaveLength(10);
  });
});
