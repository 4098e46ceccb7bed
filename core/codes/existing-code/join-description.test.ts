import { describe, expect, it } from 'vitest';
import type { CodeSuggestion } from '../classification.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import type { CodeLists } from './code-lists.ts';
import { joinDescription } from './join-description.ts';
import { type ResolvedCode, resolveExistingCode } from './resolve-existing-code.ts';

const tables = smallCodeTables();
const resolve = (type: 'SIC' | 'NAICS' | 'CPV', code: string): ResolvedCode => {
  const resolved = resolveExistingCode(tables, { type, code });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};
const item = (code: string, score?: number, more: Partial<CodeSuggestion> = {}): CodeSuggestion => ({
  code,
  title: '',
  ...(score !== undefined && { score }),
  ...more,
});
const lists = (some: Partial<CodeLists>): CodeLists => ({
  sic: [],
  naics: [],
  isic: [],
  cpv: [],
  ukSic: [],
  ...some,
});
const scores = (items: readonly CodeSuggestion[]) => items.map(({ code, score }) => [code, score]);
const eatingPlaces = resolve('SIC', '5812');
const restaurants = resolve('NAICS', '7225');
const bread = resolve('CPV', '15811000-6');
const below7225 = { path: ['72', '722', '7225', '72251'].map((code) => ({ code, title: '' })) };

describe('joinDescription', () => {
  it('puts first what code and description both support, then what follows from the code', () => {
    const { naics } = joinDescription(
      eatingPlaces,
      lists({ naics: [item('722511'), item('722513', 0.8)] }),
      lists({ naics: [item('722513', 1), item('311811', 0.5), item('513210')] }),
    ).lists;
    // 0.55 x 0.8 + 0.45 = 0.89, 0.55, 0.225 and nothing, as shares of the first.
    expect(scores(naics)).toEqual([
      ['722513', 1],
      ['722511', 0.618],
      ['311811', 0.253],
      ['513210', 0],
    ]);
  });

  it('keeps the evidence of both, each once', () => {
    const { sic } = joinDescription(
      eatingPlaces,
      lists({ sic: [item('5812', 1, { matched: ['typed', 'chippy'] }), item('5813', 0.9)] }),
      lists({ sic: [item('5812', 1, { matched: ['chippy', 'sea'] }), item('5813', 0.9), item('5461', 0.2)] }),
    ).lists;
    expect(sic.map(({ matched }) => matched)).toEqual([['typed', 'chippy', 'sea'], [], []]);
  });

  it('lets the description choose below a heading, and only there', () => {
    const ofCode = lists({ sic: [item('5812', 1)], naics: [item('722511', 1)], ukSic: [item('56102', 1)] });
    const described = lists({
      sic: [item('7372', 0.2, below7225)],
      naics: [item('722513', 0.2, below7225), item('311811', 0.9), item('722511', 0.1, below7225)],
      ukSic: [item('56103', 0.2, below7225)],
    });
    const heading = joinDescription(restaurants, ofCode, described).lists;
    expect(scores(heading.naics)).toEqual([
      ['722513', 1],
      ['722511', 0.93],
      ['311811', 0.633],
    ]);
    expect(scores(heading.sic)).toEqual([
      ['5812', 1],
      ['7372', 0.164],
    ]);
    expect(scores(heading.ukSic)).toEqual([
      ['56102', 1],
      ['56103', 0.164],
    ]);
    const code = joinDescription({ ...restaurants, reading: 'code' }, ofCode, described).lists;
    expect(code.naics.map(({ code }) => code)).toEqual(['722511', '311811', '722513']);
  });

  it('leaves what was only searched for by the title to the description', () => {
    const joined = joinDescription(
      eatingPlaces,
      lists({ cpv: [item('15811000-6', 1)] }),
      lists({ cpv: [item('55300000-3', 0.4)] }),
    );
    expect(scores(joined.lists.cpv)).toEqual([['55300000-3', 1]]);
    expect(joined.lists.sic).toEqual([]);
  });

  it('gives ten codes at most', () => {
    const six = (first: string) => Array.from({ length: 6 }, (_, at) => item(`${first}${at}`, 1));
    const { sic } = joinDescription(
      eatingPlaces,
      lists({ sic: six('581') }),
      lists({ sic: six('737') }),
    ).lists;
    expect(sic.map(({ code }) => code).slice(5)).toEqual(['5815', '7370', '7371', '7372', '7373']);
  });
});

describe('whether code and description agree', () => {
  const many = ['111110', '221111', '311811', '423110', '513210', '722511'].map((code) => item(code));
  it.each([
    [
      'a code of one system',
      { naics: [item('722511')], sic: [item('5812')] },
      { naics: [item('722511'), item('513210')] },
      true,
    ],
    [
      'a division',
      { naics: [item('722511')] },
      { naics: [item('513210'), item('721110'), item('111110')] },
      true,
    ],
    [
      'a code far down',
      { naics: many },
      { naics: [item('921110'), item('928110'), item('926110'), item('722511')] },
      true,
    ],
    ['nothing', { naics: [item('722511')] }, { naics: [item('513210')] }, false],
    ['a division beyond the first five', { naics: many }, { naics: [item('722513')] }, false],
    [
      'a division that the description names fourth',
      { naics: [item('722511')] },
      { naics: [item('921110'), item('928110'), item('926110'), item('722513')] },
      false,
    ],
    ['CPV alone', { cpv: [item('55300000-3')] }, { cpv: [item('55300000-3')] }, false],
  ])('of an industry code: they share %s', (_, ofCode, described, agree) => {
    expect(joinDescription(eatingPlaces, lists(ofCode), lists(described)).agree).toBe(agree);
  });

  it.each([
    ['CPV', { cpv: [item('15811000-6')] }, { cpv: [item('15612500-6')] }, true],
    ['an industry code', { sic: [item('5461')] }, { sic: [item('5461')] }, false],
  ])('of a CPV code: they share %s', (_, ofCode, described, agree) => {
    expect(joinDescription(bread, lists(ofCode), lists(described)).agree).toBe(agree);
  });
});
