import { describe, expect, it } from 'vitest';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { letteredWords } from './letter-groups.ts';
import { searchTitles } from './title-search.ts';

const tables = officialCodeTables();

describe('letteredWords', () => {
  it('cuts words into groups of four letters without accents', () => {
    expect(letteredWords('Bäcker, ab')).toEqual([
      { word: 'backer', groups: ['^bac', 'back', 'acke', 'cker'] },
    ]);
  });
});

describe('searchTitles', () => {
  it.each([
    ['de', 'Wir reparieren Autos', '45.20'],
    ['fr', 'Je suis coiffeuse', '96.02'],
    ['es', 'Somos una clínica veterinaria', '75.00'],
    ['it', 'Produciamo vino da uve', '11.02'],
    ['nl', 'Wij bieden schilderwerk en glaszetten', '43.34'],
    ['pl', 'Nasza firma produkuje meble biurowe', '31.01'],
    ['pt', 'Somos uma agência de viagens', '79.11'],
  ] as const)('finds in %s what %j means', (language, text, code) => {
    expect(searchTitles(tables, language, text)[0]?.code).toBe(code);
  });

  it('lets the verb decide between making and selling', () => {
    const first = (text: string) => searchTitles(tables, 'fr', text)[0]?.code;
    expect(first('Nous vendons des chaussures')).toBe('47.72');
    expect(first('Nous fabriquons des chaussures')).toBe('15.20');
  });

  it('finds nothing for words that say nothing', () => {
    expect(searchTitles(tables, 'de', 'wir und die')).toEqual([]);
  });
});
