import { describe, expect, it } from 'vitest';
import { codeSystems } from '../classification.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { facetsOf } from './facets.ts';
import { roleLabels } from './roles.ts';

const tables = officialCodeTables();

describe('the roles', () => {
  it('are told by the number of every code, but for sections that hold several', () => {
    const [roleFacet] = facetsOf(tables);
    const levels = { naics: 6, sic: 4, isic: 4, cpv: 3, uksic: 5 };
    for (const system of codeSystems) {
      const silent = tables
        .entries(system)
        .filter(({ code, level }) => level >= levels[system] && roleFacet?.belonging(system, code).size === 0)
        .map(({ code }) => code);
      const nobody = { naics: [], sic: ['9999'], isic: [], cpv: ['98200000-5', '98900000-2', '98910000-5'] };
      expect(silent).toEqual(nobody[system]);
    }
  });

  it('are all borne by some code of NAICS, and have names of their own', () => {
    const [roleFacet] = facetsOf(tables);
    const borne = new Set(
      tables.entries('naics').flatMap(({ code }) => [...(roleFacet?.belonging('naics', code).keys() ?? [])]),
    );
    expect([...borne].sort()).toEqual(Object.keys(roleLabels).sort());
    expect(new Set(Object.values(roleLabels)).size).toBe(Object.keys(roleLabels).length);
  });
});
