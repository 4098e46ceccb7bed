import { expect, test } from 'vitest';
import { taxonomySystems } from '../classification.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { codePagePath, readCodePagePath } from './code-page-path.ts';

test('every code of every table has a path that is read back', () => {
  const tables = officialCodeTables();
  const paths = new Set<string>();
  for (const system of taxonomySystems) {
    for (const { code } of tables.entries(system)) {
      const path = codePagePath(system, code);
      expect(readCodePagePath(path)).toEqual({ system, code });
      paths.add(path);
    }
  }
  expect(paths.size).toBe(14_591);
  // What a sitemap may hold.
  expect(paths.size).toBeLessThan(49_000);
});

test.each([
  '/companycodelookup',
  '/companycodelookup/',
  '/companycodelookup/naics',
  '/companycodelookup/xyz/1',
  '/companycodelookup/naics/1/2',
  '/companycodelookup/naics/%00',
  '/about',
])('%s is no page of a code', (path) => {
  expect(readCodePagePath(path)).toBeNull();
});
