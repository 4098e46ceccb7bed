import { describe, expect, it } from 'vitest';
import { cpvWithCheckDigit } from '../../../core/codes/tables/create-code-tables.ts';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { readOwnerSentences } from './owner-sentences.ts';

describe('the sentences of owners', () => {
  const tables = loadCodeTables();
  const withCheckDigit = cpvWithCheckDigit(tables);
  const sentences = readOwnerSentences();

  it('name no code that is in no table', () => {
    const strange = sentences.filter(({ naics, sic, isic, cpv }) =>
      [
        tables.entry('naics', naics),
        tables.entry('sic', sic),
        tables.entry('isic', isic),
        tables.entry('cpv', withCheckDigit(cpv)),
      ].includes(null),
    );
    expect(strange).toEqual([]);
  });

  it('cover every industry with as many sentences', () => {
    const counts = new Map<string, number>();
    for (const { naics } of sentences) counts.set(naics, (counts.get(naics) ?? 0) + 1);
    const industries = tables.entries('naics').filter(({ code }) => code.length === 6);
    expect(industries.length).toBeGreaterThan(1000);
    const most = Math.max(...counts.values());
    expect(industries.filter(({ code }) => counts.get(code) !== most).map(({ code }) => code)).toEqual([]);
  });

  it('are, names of trades aside, in no set that the engine is measured by', () => {
    const measured = new Set(goldenSets().flatMap(({ rows }) => rows.map(({ description }) => description)));
    expect(measured.size).toBeGreaterThan(1000);
    expect(sentences.filter(({ text }) => text.split(' ').length > 4 && measured.has(text))).toEqual([]);
  });
});
