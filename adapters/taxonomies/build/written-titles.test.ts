import { expect, it } from 'vitest';
import { sharedCodeTables } from '../testing/shared-code-tables.ts';
import { readWrittenTitles } from './written-titles.ts';

const titles = readWrittenTitles(sharedCodeTables());

it('are plain titles with codes that CPV has, each code once', () => {
  expect(titles.length).toBeGreaterThan(3500);
  for (const { title, codes } of titles) {
    expect(title, title).toMatch(/^[\p{L}\p{N}][\p{L}\p{N} ,.'&/-]+$/u);
    expect(new Set(codes).size, title).toBe(codes.length);
  }
});

it('cover the purchases of every kind', () => {
  const divisions = new Set(titles.flatMap(({ codes }) => codes.map((code) => code.slice(0, 2))));
  expect(divisions.size).toBeGreaterThanOrEqual(42);
});
