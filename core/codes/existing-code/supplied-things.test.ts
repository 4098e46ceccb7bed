import { describe, expect, it } from 'vitest';
import type { CodeSuggestion } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { Trade } from '../lexicon/trades.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { suppliedThings } from './supplied-things.ts';

const official = officialCodeTables();
const trades: readonly Trade[] = [
  {
    name: 'hairdresser',
    codes: { sic: ['7231'], naics: ['812112'], isic: ['9602'], cpv: ['98321000-9', '98320000-2'] },
    phrases: [],
  },
  {
    name: 'mushroom grower',
    codes: { sic: ['0182'], naics: ['111411'], isic: ['0113'], cpv: ['03221260-6'] },
    phrases: [],
  },
];
const tables: CodeTables = { ...official, retrieval: () => ({ ...official.retrieval(), trades }) };
const only = (code: string): readonly CodeSuggestion[] => [{ code, title: '' }];

describe('suppliedThings', () => {
  it('gives what the trades of a typed code sell, as shares of one', () => {
    const things = suppliedThings(tables, { sic: [], naics: only('812112'), isic: [], cpv: [] }, 'naics');
    expect(things.map(({ code }) => code)).toEqual(['98321000-9', '98320000-2']);
    expect(things[0]).toMatchObject({ trade: 'hairdresser' });
    expect(things.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('leaves out trades that have only a code that was not typed', () => {
    const lists = { sic: only('7231'), naics: only('111411'), isic: [], cpv: [] };
    const codes = suppliedThings(tables, lists, 'naics').map(({ code }) => code);
    expect(codes).toEqual(['03221260-6']);
  });

  it('is empty for a code that no trade has', () => {
    expect(suppliedThings(tables, { sic: [], naics: only('928110'), isic: [], cpv: [] }, 'naics')).toEqual(
      [],
    );
  });
});
