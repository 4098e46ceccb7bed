import { expect, it } from 'vitest';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { retrieveCandidates } from './candidates.ts';

const tables = smallCodeTables();
const codesOf = (...texts: string[]) => retrieveCandidates(tables, texts).naics.map(({ code }) => code);

it('gives the codes of the first text first, then what others add, each once, under their official titles', () => {
  const [first, second] = [codesOf('chippy'), codesOf('we bake bread')];
  const both = codesOf('chippy', 'we bake bread');
  expect(first.length).toBeGreaterThan(0);
  expect(both).toEqual([...new Set([...first, ...second])]);
  expect(both.length).toBeGreaterThan(first.length);
  for (const entry of retrieveCandidates(tables, ['chippy']).cpv) {
    expect(entry).toBe(tables.entry('cpv', entry.code));
  }
});
