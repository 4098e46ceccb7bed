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
    ukSic: null,
  },
  {
    name: 'mushroom grower',
    codes: { sic: ['0182'], naics: ['111411'], isic: ['0113'], cpv: ['03221260-6'] },
    phrases: [],
    ukSic: null,
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

  const trade = (name: string, codes: Partial<Trade['codes']>): Trade => ({
    name,
    codes: { sic: [], naics: ['812112'], isic: [], cpv: [], ...codes },
    phrases: [],
    ukSic: null,
  });
  const given = {
    sic: only('7231'),
    naics: only('812112'),
    isic: only('9602'),
    cpv: [] as readonly CodeSuggestion[],
  };
  const supplied = (of: readonly Trade[], lists: typeof given = given) =>
    suppliedThings(
      { ...official, retrieval: () => ({ ...official.retrieval(), trades: of }) },
      lists,
      'naics',
    ).map(({ code, share, trade: name }) => [code, Number(share.toFixed(3)), name]);

  it('adds up what several trades say, the typed code counting double, the most likely first', () => {
    // The stylist agrees by 2 + 1, squared 9, the shop by 2, squared 4; a second CPV code counts 1 / 1.4 of the first.
    const stylist = trade('stylist', { sic: ['7231'], cpv: ['33711600-6', '98320000-2'] });
    const shop = trade('wig shop', { cpv: ['98320000-2'] });
    const shares = [
      ['98320000-2', 0.537, 'stylist'],
      ['33711600-6', 0.463, 'stylist'],
    ];
    expect(supplied([stylist, shop])).toEqual(shares);
    expect(supplied([shop, stylist])).toEqual(shares);
  });

  it('counts a code less the later it stands, in the answer and in the trade', () => {
    const lists = { ...given, naics: [...only('812111'), ...only('812112')] };
    const first = trade('barber', { naics: ['812111'], cpv: ['98321000-9'] });
    const second = trade('stylist', { cpv: ['98320000-2'] });
    const late = trade('wig maker', { naics: ['339999', '812112'], cpv: ['33711600-6'] });
    // 2, 2 x 0.5 and 2 x 0.5 x 0.5, squared: 4, 1 and 0.25 of 5.25.
    expect(supplied([first, second, late], lists)).toEqual([
      ['98321000-9', 0.762, 'barber'],
      ['98320000-2', 0.19, 'stylist'],
      ['33711600-6', 0.048, 'wig maker'],
    ]);
  });

  it('names the trade that speaks for a code most, and of two the first', () => {
    const cpv = ['98320000-2'];
    const salon = trade('salon', { sic: ['7231'], isic: ['9602'], cpv });
    const shop = trade('wig shop', { cpv });
    const stylist = trade('stylist', { sic: ['7231'], cpv });
    expect(supplied([salon, shop, stylist])[0]?.[2]).toBe('salon');
    expect(supplied([stylist, trade('barber', { sic: ['7231'], cpv })])[0]?.[2]).toBe('stylist');
  });

  it('hears no CPV code of the answer', () => {
    const stylist = trade('stylist', { cpv: ['98320000-2'] });
    const shop = trade('wig shop', { cpv: ['33711600-6'] });
    expect(supplied([stylist, shop], { ...given, cpv: only('98320000-2') })).toEqual([
      ['98320000-2', 0.5, 'stylist'],
      ['33711600-6', 0.5, 'wig shop'],
    ]);
  });
});
