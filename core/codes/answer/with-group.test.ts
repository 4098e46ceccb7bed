import { describe, expect, it } from 'vitest';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { withGroup } from './with-group.ts';

const tables = smallCodeTables();
const ranked = (...codes: string[]): RankedCode[] =>
  codes.map((code, item) => ({
    item,
    code,
    evidence: [],
    bestText: 0,
    score: 5 - item,
    probability: 1 / 2 ** (item + 1),
  }));
const codesOf = (list: readonly RankedCode[]) => list.map(({ code }) => code);

describe('withGroup', () => {
  it('puts the group above the first code in the last place', () => {
    const list = ranked('15811000-6', '55300000-3', '48000000-8', '55000000-0');
    expect(codesOf(withGroup(tables, list, 3))).toEqual([
      '15811000-6',
      '55300000-3',
      '15800000-6',
      '48000000-8',
      '55000000-0',
    ]);
  });

  it('gives the group no more weight than the code before it, and no matched text of another code', () => {
    const list = ranked('15811000-6', '55300000-3', '48000000-8');
    const group = withGroup(tables, list, 2)[1];
    expect(group).toMatchObject({ code: '15800000-6', probability: 0.5, bestText: null });
  });

  it('moves a group up that stands further down, once', () => {
    const list = ranked('15811000-6', '55300000-3', '48000000-8', '15800000-6');
    expect(codesOf(withGroup(tables, list, 2))).toEqual([
      '15811000-6',
      '15800000-6',
      '55300000-3',
      '48000000-8',
    ]);
  });

  it('leaves a list alone that names the group already, is itself of groups, or is empty', () => {
    const named = ranked('15811000-6', '15800000-6');
    expect(withGroup(tables, named, 5)).toBe(named);
    const division = ranked('48000000-8', '15811000-6');
    expect(withGroup(tables, division, 5)).toBe(division);
    expect(withGroup(tables, [], 5)).toEqual([]);
  });
});
