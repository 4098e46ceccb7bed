import { describe, expect, it } from 'vitest';
import type { ExistingCodeType } from '../classification.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import type { CodePlan } from './code-plan.ts';
import { readCodeText } from './code-text.ts';
import { fullCodesBelow } from './full-codes.ts';
import { planFor } from './plan-for.ts';
import { recogniseCode } from './recognised-code.ts';
import { profileOf } from './word-profile.ts';

const tables = officialCodeTables();
const plan = (type: ExistingCodeType, code: string): CodePlan => {
  const text = readCodeText(code);
  const recognised = text && recogniseCode(tables, type, text);
  if (!recognised) throw new Error(`${code} is not known`);
  return planFor(tables, recognised);
};
const own = (type: ExistingCodeType, code: string) =>
  plan(type, code).own?.codes.map(({ code: each, description }) => `${each}: ${description}`);
const sources = (type: ExistingCodeType, code: string) =>
  plan(type, code).sources.map(({ system, code: each, weight }) => [system, each, weight]);

describe('the codes of its own system', () => {
  it('are the code itself', () => {
    expect(plan('SIC', '7372').own).toEqual({
      system: 'sic',
      codes: [{ code: '7372', description: 'The code you gave.' }],
      count: 1,
    });
  });

  it('are for an SEC code the nearest and the others of its group', () => {
    const { own: ofSec, sources: from, searchWords } = plan('SIC', '5940');
    const shopping = ['5942', '5943', '5944', '5945', '5946', '5947', '5948', '5949'];
    expect(ofSec?.codes[0]).toEqual({
      code: '5941',
      description: 'The nearest code of the 1987 manual: our choice, not an official link.',
    });
    expect(
      ofSec?.codes
        .slice(1)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(shopping);
    expect(new Set(ofSec?.codes.slice(1).map(({ description }) => description))).toEqual(
      new Set(['Another code of group 594.']),
    );
    expect(ofSec?.count).toBe(9);
    expect(from[0]).toEqual({ system: 'sic', code: '5941', weight: 1 });
    expect(
      from
        .slice(1)
        .map(({ code, weight }) => `${code} ${weight}`)
        .sort(),
    ).toEqual(shopping.map((code) => `${code} 0.2`));
    expect(searchWords).toBe('Miscellaneous Shopping Goods Stores');
  });

  it('are for a code that the SEC made up only the nearest', () => {
    expect(own('SIC', '6770')).toEqual([
      '6799: The nearest code of the 1987 manual: our choice, not an official link.',
    ]);
    expect(sources('SIC', '6770')).toEqual([['sic', '6799', 1]]);
  });

  it('are ten at most below a group of the SEC, of which all count', () => {
    const crops = plan('SIC', '0100');
    expect(crops.own?.codes).toHaveLength(10);
    expect(crops.own?.count).toBe(20);
    expect(crops.sources).toHaveLength(20);
  });

  it('are for a CPV code also those below it', () => {
    expect(plan('CPV', '1581')).toEqual({
      own: {
        system: 'cpv',
        codes: [
          { code: '15810000-9', description: 'The code you gave.' },
          { code: '15811000-6', description: 'Lies below 15810000-9.' },
          { code: '15812000-3', description: 'Lies below 15810000-9.' },
          { code: '15813000-0', description: 'Lies below 15810000-9.' },
        ],
        count: 1,
      },
      sources: [],
      words: profileOf('Bread products, fresh pastry goods and cakes', []),
      searchWords: 'Bread products, fresh pastry goods and cakes',
    });
    expect(own('CPV', '35610000-3')).toHaveLength(10);
  });

  it('are for a heading over many codes the next level first', () => {
    expect(own('NAICS', '811')).toEqual([
      '8111: The next level: 7 codes below it.',
      '8112: The next level: 1 code below it.',
      '8113: The next level: 1 code below it.',
      '8114: The next level: 5 codes below it.',
      ...fullCodesBelow(tables, 'naics', { code: '811', title: '', level: 3, parent: '81' })
        .slice(0, 6)
        .map(({ code }) => `${code}: One of the 14 codes below 811.`),
    ]);
    expect(plan('NAICS', '811').own?.count).toBe(14);
  });

  it('are for a heading over ten codes just these', () => {
    const utilities = ['221111', '221112', '221113', '221114', '221115', '221116', '221117', '221118'];
    expect(own('NAICS', '2211')?.sort()).toEqual(
      [...utilities, '221121', '221122'].map((code) => `${code}: One of the 10 codes below 2211.`),
    );
  });

  it('are for a heading over many codes without a level between only codes', () => {
    const special = own('SIC', '738');
    expect(special?.every((line) => line.endsWith('codes below 738.'))).toBe(true);
  });

  it('stand below a heading with most index terms first', () => {
    const entry = tables.entry('naics', '5411');
    const codes = entry ? fullCodesBelow(tables, 'naics', entry).map(({ code }) => code) : [];
    expect(codes).toEqual(['541110', '541199', '541191', '541120']);
    const sizes = codes.map((code) => tables.indexTerms('naics', code).length);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  });
});

describe('UK and European codes', () => {
  it('lead on through the ISIC class of a UK code', () => {
    expect(plan('UKSIC', '56103')).toMatchObject({
      own: null,
      ukSic: '56103',
      sources: [
        { system: 'uksic', code: '56103', weight: 1 },
        { system: 'isic', code: '5610', weight: 1 },
      ],
      searchWords: 'Take-away food shops and mobile food stands',
    });
  });

  it.each([
    ['98000', 'Residents property management'],
    ['99999', ''],
    ['74990', ''],
  ])('search for the words of %s unless the company does not trade', (code, words) => {
    expect(plan('UKSIC', code)).toMatchObject({
      sources: [{ system: 'uksic', code, weight: 1 }],
      searchWords: words,
    });
  });

  it('lend a class of NACE the titles of the UK codes below it', () => {
    expect(plan('NACE', '62.01').searchWords).toBe(
      'Ready-made interactive leisure and entertainment software development; Business and domestic software development',
    );
    expect(plan('NACE', '47.24').searchWords).toBe(
      'Retail sale of bread, cakes, flour confectionery and sugar confectionery in specialised stores',
    );
    expect(sources('NACE', '47.24')).toEqual([['isic', '4721', 1]]);
  });
});
