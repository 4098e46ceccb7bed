import { describe, expect, it } from 'vitest';
import type { TaxonomySystem } from '../classification.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { readCodeText } from './code-text.ts';
import { findEntry } from './find-entry.ts';

const tables = officialCodeTables();
const find = (system: TaxonomySystem, typed: string) => {
  const text = readCodeText(typed);
  const found = text && findEntry(tables, system, text);
  return found && [found.entry.code, ...found.notes];
};

describe('findEntry', () => {
  it.each([
    ['naics', '31-33', '31-33'],
    ['naics', '31', '31-33', '31 is a part of sector 31-33.'],
    ['naics', '33', '31-33', '33 is a part of sector 31-33.'],
    ['naics', '45', '44-45', '45 is a part of sector 44-45.'],
    ['naics', '3133', '3133'],
    ['naics', '311811', '311811'],
    ['isic', 'C10.71', '1071'],
    ['isic', 'D10.71', '1071', '1071 belongs to section C, not D.'],
    ['isic', 'J', 'J'],
    ['sic', 'I7372', '7372'],
    ['uksic', '56103', '56103'],
    ['cpv', '15811000', '15811000-6'],
  ] as const)('finds in %s: %s', (system, typed, code, ...notes) => {
    expect(find(system, typed)).toEqual([code, ...notes]);
  });

  it.each([
    ['naics', '34'],
    ['naics', 'C311811'],
    ['naics', 'C'],
    ['isic', '31-33'],
    ['isic', '44'],
    ['sic', '48-49'],
    ['sic', '15811000-6'],
  ] as const)('finds nothing in %s: %s', (system, typed) => {
    expect(find(system, typed)).toBeNull();
  });
});
