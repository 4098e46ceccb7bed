import { describe, expect, it } from 'vitest';
import type { ExistingCodeType } from '../classification.ts';
import { overallConfidence } from '../confidence/confidence.ts';
import { findCodes } from '../ranking/find-codes.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { codesOfCode } from './codes-of-code.ts';
import { resolveExistingCode } from './resolve-existing-code.ts';

const small = smallCodeTables();
const official = officialCodeTables();
const follow = (type: ExistingCodeType, code: string, tables = small) => {
  const resolved = resolveExistingCode(tables, { type, code });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return codesOfCode(tables, resolved.value);
};
const cpvSays = 'CPV says what is bought and has no official concordance with the other systems';
const check = 'so check them before you use them.';

describe('CPV codes of an industry code', () => {
  it('come from the trades with the same codes, and say which', () => {
    const { lists, sentences } = follow('NAICS', '722211');
    const byWords = findCodes(small, 'Limited-Service Restaurants').systems.cpv;
    const share = byWords.find(({ code }) => code === '55300000-3')?.probability ?? 0;
    expect(share).toBeGreaterThan(0);
    expect(lists.cpv[0]).toEqual({
      code: '55300000-3',
      title: 'Restaurant and food-serving services',
      description:
        'Supplied by the everyday trade "fish and chip shop"; no official link leads here from NAICS 722211.',
      score: expect.closeTo(0.8 + 0.2 * share, 9),
      matched: ['fish and chip shop'],
      path: [
        { code: '55000000-0', title: 'Hotel, restaurant and retail trade services' },
        { code: '55300000-3', title: 'Restaurant and food-serving services' },
      ],
      via: 'search',
    });
    expect(sentences[1]).toBe(
      `${cpvSays}: the CPV codes come from what everyday trades with the same codes supply and from the words of the title, ${check}`,
    );
  });

  it('stand before what only the words lead to', () => {
    const codes = { sic: ['5812'], naics: ['722513'], isic: ['5610'], cpv: ['15811000-6'] };
    const trades = [{ name: 'sandwich shop', codes, phrases: [], ukSic: null }];
    const data = small.retrieval();
    const { cpv } = follow('NAICS', '722211', { ...small, retrieval: () => ({ ...data, trades }) }).lists;
    expect(cpv.map(({ code }) => code)).toEqual(['15811000-6', '55300000-3', '55000000-0']);
    expect(cpv[0]).toMatchObject({ score: expect.closeTo(0.8, 9), matched: ['sandwich shop'] });
    expect(cpv.slice(1).reduce((sum, { score = 0 }) => sum + score, 0)).toBeCloseTo(0.2, 9);
  });

  it('come from the words of the title where no trade has the code', () => {
    const { lists, certainties } = follow('SIC', '7372');
    const found = findCodes(small, 'Prepackaged Software');
    expect(lists.cpv).toEqual([
      {
        code: '48000000-8',
        title: 'Software package and information systems',
        description: 'Found by the words of the title; no official link leads here from SIC 7372.',
        score: found.systems.cpv[0]?.probability,
        matched: ['Prepackaged Software'],
        path: [{ code: '48000000-8', title: 'Software package and information systems' }],
        via: 'search',
      },
    ]);
    expect(certainties).toMatchObject({ sic: 0.99, naics: 0.99, isic: 0.99, ukSic: 0.99 });
    expect(certainties.cpv).toBe(overallConfidence(found).systems.cpv);
  });

  it('are ten at most', () => {
    expect(follow('SIC', '7370', official).lists.cpv).toHaveLength(10);
  });

  it('are none, and no word of them, where no word of the title is known', () => {
    const { lists, sentences, certainties } = follow('SIC', '5812', official);
    expect(lists.cpv).toEqual([]);
    expect(sentences).toHaveLength(1);
    expect(certainties.cpv).toBe(0);
  });
});

describe('codes without a concordance', () => {
  it('are found by the words of a CPV title', () => {
    const { lists, sentences, certainties } = follow('CPV', '15811000-6');
    const first = (['sic', 'naics', 'isic', 'ukSic'] as const).map((system) => lists[system][0]?.code);
    expect(first).toEqual(['2051', '311812', '1071', '10710']);
    expect(lists.cpv).toMatchObject([{ code: '15811000-6', description: 'The code you gave.' }]);
    expect(lists.sic[0]?.description).toBe(
      'Found by the words of the title; no official link leads here from CPV 15811000-6.',
    );
    expect(sentences).toEqual([
      '15811000-6 is Bread products in CPV 2008.',
      `${cpvSays}: the SIC, NAICS and ISIC codes were found by the words of the title, ${check}`,
    ]);
    const { sic, naics, isic } = overallConfidence(findCodes(small, 'Bread products')).systems;
    expect(certainties).toMatchObject({ sic, naics, isic, cpv: 0.99 });
  });

  it('are found by the words of a UK title without a class', () => {
    const { lists, sentences } = follow('UKSIC', '98000', official);
    expect(sentences[1]).toBe(
      `No concordance leads there: the SIC, NAICS, ISIC and CPV codes were found by the words of the title, ${check}`,
    );
    for (const system of ['sic', 'naics', 'isic', 'cpv'] as const) {
      expect(lists[system][0]?.description).toBe(
        'Found by the words of the title; no official link leads here from UK SIC 98000.',
      );
    }
    expect(lists.ukSic[0]).toMatchObject({ code: '98000', description: 'The code you gave.', score: 1 });
  });

  it('are none for a company that does not trade', () => {
    const { lists, sentences, certainties } = follow('UKSIC', '99999');
    expect([lists.sic, lists.naics, lists.isic, lists.cpv]).toEqual([[], [], [], []]);
    expect(lists.ukSic.map(({ code }) => code)).toEqual(['99999']);
    expect(sentences).toHaveLength(1);
    expect(certainties).toEqual({ sic: 0, naics: 0, isic: 0, cpv: 0, ukSic: 0.99 });
  });
});
