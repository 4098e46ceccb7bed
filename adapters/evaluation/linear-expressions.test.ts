import { describe, expect, it, vi } from 'vitest';
import {
  type Expression,
  expressionsBuiltBy,
  expressionsIn,
  productFiles,
} from './testing/expressions/read-expressions.ts';
import { superLinearReports } from './testing/expressions/super-linear-reports.ts';

/** Where expressions meet what a visitor sends. */
const folders = ['core', 'adapters/documents', 'adapters/http', 'adapters/mcp'];

/** Places and reasons of those that may stay although they are reported: none. */
const complaints = (expressions: readonly Expression[]): string[] =>
  expressions.flatMap((expression) =>
    superLinearReports(expression).map((report) => `${expression.place} /${expression.source}/: ${report}`),
  );

describe('the check of expressions', () => {
  it.each([
    ['a run that is tried from each of its characters', /\s+$/],
    ['two runs that share their characters', /^\s*a?\s*b/],
    ['a run of runs', /^(?:a+)+$/],
  ])('refuses %s', (_, { source, flags }) => {
    expect(superLinearReports({ source, flags })).not.toEqual([]);
  });

  it.each([/^\s+/, /\s$/, /a[^a]*b/, /\d{1,3}$/])('accepts %s', ({ source, flags }) => {
    expect(superLinearReports({ source, flags })).toEqual([]);
  });
});

describe('the expressions of the product', () => {
  it('are linear in the length of a text, as they are written', () => {
    const expressions = folders.flatMap(productFiles).flatMap(expressionsIn);
    expect(expressions.length).toBeGreaterThan(1000);
    expect(complaints(expressions)).toEqual([]);
  });

  it('are linear where they are put together from parts', async () => {
    // Other files of tests may have loaded them into this process before.
    vi.resetModules();
    const expressions = await expressionsBuiltBy(productFiles('core'));
    expect(expressions.length).toBeGreaterThan(100);
    expect(complaints(expressions)).toEqual([]);
  });
});
