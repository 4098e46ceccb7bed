import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeSystems } from '../classification.ts';
import { createCodeTables } from '../tables/create-code-tables.ts';
import { parseCodeRows, parseGoldenRows, parseNonsenseRows, parseShortRows } from './golden-row.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tables = createCodeTables((file) => read(`../data/${file}`));
const development = parseGoldenRows(read('golden/development.jsonl'));
const holdout = parseGoldenRows(read('golden/holdout.jsonl'));
const drawn = parseGoldenRows(read('golden/drawn.jsonl'));
const blind = parseGoldenRows(read('golden/blind.jsonl'));
const rare = parseGoldenRows(read('golden/rare.jsonl'));
const fresh = parseGoldenRows(read('golden/fresh.jsonl'));
const everyRow = [...development, ...holdout, ...drawn, ...blind, ...rare, ...fresh];
const levelOfCodes = { sic: 4, naics: 6, isic: 4, cpv: null } as const;

describe('reading rows', () => {
  it('refuses a row without a label', () => {
    expect(() => parseGoldenRows('{"id":"g1","description":"x","sic":[],"naics":["1"]}\n')).toThrow();
  });

  it('skips blank lines', () => {
    expect(parseNonsenseRows('\n{"id":"n1","description":"asdf","kind":"nonsense"}\n\n')).toHaveLength(1);
  });
});

describe('the golden set', () => {
  it('has enough rows in both halves and no text twice', () => {
    expect(development.length).toBeGreaterThanOrEqual(140);
    expect(holdout.length).toBeGreaterThanOrEqual(140);
    expect(drawn.length).toBeGreaterThanOrEqual(100);
    expect(new Set(everyRow.map((row) => row.id)).size).toBe(everyRow.length);
    expect(new Set(everyRow.map((row) => row.description.toLowerCase())).size).toBe(everyRow.length);
  });

  it('covers the same parts of the economy in both halves', () => {
    const groups = (rows: typeof everyRow) => [...new Set(rows.map((row) => row.group))].sort();
    expect(groups(development)).toEqual(groups(holdout));
    expect(groups(development).length).toBeGreaterThanOrEqual(20);
  });

  it.each(codeSystems)('labels with %s codes that exist, each once a row', (system) => {
    const wrong = everyRow.filter((row) => {
      const found = row[system].map((code) => tables.entry(system, code));
      const level = levelOfCodes[system];
      return (
        new Set(row[system]).size !== row[system].length ||
        found.some((entry) => entry === null || (level !== null && entry.level !== level))
      );
    });
    expect(wrong.map((row) => row.id)).toEqual([]);
  });

  it('labels an ISIC class that the concordance links to a NAICS label, bar the few where coders differ', () => {
    const unlinked = everyRow.filter((row) => {
      const linked = row.naics.flatMap((code) =>
        tables.links('naics', code, 'isic').map((link) => link.code),
      );
      return !row.isic.some((code) => linked.includes(code));
    });
    expect(unlinked.length).toBeLessThanOrEqual(everyRow.length * 0.02);
  });
});

describe('texts that describe no business', () => {
  it('are of every kind', () => {
    const rows = parseNonsenseRows(read('golden/nonsense.jsonl'));
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['nonsense', 'poem', 'off-topic']));
    expect(parseNonsenseRows(read('golden/strange.jsonl')).length).toBeGreaterThanOrEqual(60);
    expect(parseShortRows(read('golden/short.jsonl')).length).toBeGreaterThanOrEqual(60);
  });
});

describe('typed codes', () => {
  it('expect codes that exist', () => {
    const rows = parseCodeRows(read('golden/codes.jsonl'));
    expect(rows.length).toBeGreaterThanOrEqual(40);
    const missing = rows.flatMap((row) =>
      codeSystems.flatMap((system) =>
        (row.expected[system] ?? []).filter((code) => tables.entry(system, code) === null),
      ),
    );
    expect(missing).toEqual([]);
  });
});
