import { describe, expect, it } from 'vitest';
import { examineText } from '../testing/examine-text.ts';
import { seniority } from './seniority.ts';

const rank = (text: string) => examineText(seniority, text).reading.facts.seniority ?? null;

describe('E05 seniority', () => {
  it.each([
    ['Board: three directors.', null],
    ['Liquidation preference: 1x, in priority to the ordinary shares.', null],
    ['Liquidation preference: 1x, pari passu with the ordinary shares.', null],
    ['Reserved matters: the creation of shares ranking senior to the Series A.', null],
    ['[Note: later investors often rank senior to all existing shares.]', null],
    ['Liquidation preference: 1x, not senior to the Series Seed.', null],
    ['Liquidation preference: [senior to] [pari passu with] the Series Seed Preferred.', 'unresolved'],
    ['Liquidation preference: the Series B is paid in priority to all other series.', 'senior'],
    [
      'Liquidation preference: two times the investment, with priority over every other shareholder.',
      'senior',
    ],
    ['Liquidation preference: the Series A ranks pari passu with the Series Seed.', 'pari-passu'],
    ['Liquidation preference: the B shares are subordinated to the existing preference shares.', 'junior'],
    ['Ranking: the new shares rank equally with all other preferred shares.', 'pari-passu'],
    ['Ranking: the Series B and the Series A are of equal priority.', 'pari-passu'],
    ['Ranking: no preference as between the Series B and the Series A.', 'pari-passu'],
    ['Ranking: behind the existing preferred shares.', 'junior'],
  ])('reads %j', (text, expected) => {
    expect(rank(text)).toBe(expected);
  });

  it('lets the worse of two ranks stand: equal among themselves and ahead of all others is senior', () => {
    expect(
      rank(
        'Liquidation preference: the B shares rank pari passu among themselves and senior to all existing series.',
      ),
    ).toBe('senior');
  });

  const senior = 'Liquidation preference: the Series B ranks senior to all existing series.';
  it.each([
    [senior, null, 'Amber'],
    [senior, 1, 'Amber'],
    [senior, 1.5, 'Red'],
    ['Liquidation preference: the Series B ranks pari passu with the Series A.', 2, 'Green'],
    ['Liquidation preference: the Series B is junior to the existing series.', 1, 'Green'],
    ['Liquidation preference: [senior to] [pari passu with] the Series Seed.', 1, 'Amber'],
  ] as const)('rates %j with a multiple of %s %s', (text, liquidationMultiple, rating) => {
    expect(examineText(seniority, text, { facts: { liquidationMultiple } }).rating).toBe(rating);
  });

  it('says nothing where there is no rank to speak of', () => {
    expect(examineText(seniority, 'Board: three directors.').assessments).toEqual([]);
  });
});
