import { expect, it } from 'vitest';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { planRetired, successorsOf } from './plan-retired.ts';
import { profileOf } from './word-profile.ts';

const tables = smallCodeTables();
const retired = (title: string, ...successors: readonly [string, 'exact' | 'partial'][]) => ({
  code: '722211',
  title,
  edition: 2007,
  successors: successors.map(([code, match]) => ({ code, match })),
});

it('puts the successor most like a retired code first, and a whole one before all', () => {
  const title = 'Software Publishers';
  const codes = (...successors: readonly [string, 'exact' | 'partial'][]) =>
    successorsOf(tables, retired(title, ...successors));
  expect(codes(['722513', 'partial'], ['513210', 'partial'])).toEqual(['513210', '722513']);
  expect(codes(['513210', 'partial'], ['722513', 'partial'])).toEqual(['513210', '722513']);
  expect(codes(['513210', 'partial'], ['722513', 'exact'])).toEqual(['722513', '513210']);
  expect(codes(['722513', 'exact'], ['513210', 'partial'])).toEqual(['722513', '513210']);
  expect(codes(['722513', 'exact'], ['513210', 'exact'])).toEqual(['513210', '722513']);
});

it('answers a code that went to several by parts, the first counting most', () => {
  const plan = planRetired(
    tables,
    retired('Software Publishers', ['722513', 'partial'], ['513210', 'partial']),
  );
  const description = 'Takes over part of NAICS 2007 code 722211.';
  expect(plan).toEqual({
    own: {
      system: 'naics',
      codes: [
        { code: '513210', description, via: 'concordance' },
        { code: '722513', description, via: 'concordance' },
      ],
      count: 2,
    },
    sources: [
      { system: 'naics', code: '513210', weight: 1 },
      { system: 'naics', code: '722513', weight: 0.5 },
    ],
    words: profileOf('Software Publishers', tables.indexTerms('naics', '513210')),
    searchWords: 'Software Publishers',
  });
});

it('answers a code that went to one as a whole', () => {
  const plan = planRetired(tables, retired('Limited-Service Restaurants', ['722513', 'partial']));
  expect(plan.own?.codes).toEqual([
    { code: '722513', description: 'Takes over NAICS 2007 code 722211.', via: 'concordance' },
  ]);
});
