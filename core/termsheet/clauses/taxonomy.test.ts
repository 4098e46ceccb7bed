import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factNames, rowOf } from '../facts.ts';
import { allClauses } from './all-clauses.ts';
import { taxonomy } from './taxonomy.ts';

const folder = new URL('../', import.meta.url);
const readme = readFileSync(new URL('README.md', folder), 'utf8');
const heads = Object.values(taxonomy);

it('is what is read, in the order of the report', () => {
  expect(allClauses.map(({ id, name, group }) => ({ id, name, group }))).toEqual(heads);
  expect(new Set(heads.map(({ id }) => id)).size).toBe(heads.length);
});

it('stands in the README, each clause with its facts and with the documents that it is read in', () => {
  const kinds = {
    'priced-equity': 'shares',
    safe: 'SAFE',
    'convertible-note': 'note',
    'not-a-term-sheet': '',
  };
  const rows = allClauses.map(({ id, name, appliesTo }) => [
    id,
    name,
    factNames.flatMap((fact) => (rowOf(fact).clause === id ? [`\`${fact}\``] : [])).join(', '),
    appliesTo.map((kind) => kinds[kind]).join(', '),
  ]);
  const written = readme
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([code = '']) => /^[EGF]\d\d$/.test(code))
    .map(([code, name, facts, read]) => [code, name, facts, read === 'all' ? 'shares, SAFE, note' : read]);
  expect(written).toEqual(rows);
});

it('explains every reading rule that a comment cites', () => {
  const cited = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/\bR0\.\d\b/g) ?? []),
  );
  expect(cited.size).toBeGreaterThan(0);
  for (const rule of cited) expect(readme).toContain(`- **${rule} `);
});
