import { describe, expect, it, vi } from 'vitest';
import {
  type Expression,
  expressionsBuiltBy,
  expressionsIn,
  productFiles,
} from './testing/expressions/read-expressions.ts';
import { restartReports } from './testing/expressions/restart-reports.ts';
import { superLinearReports } from './testing/expressions/super-linear-reports.ts';

/** Where expressions meet what a visitor sends. */
const folders = ['core', 'adapters/documents', 'adapters/http', 'adapters/mcp'];

/**
 * Where a run may begin again within itself: clauses are read sentence by sentence, in sentences of 2,000 characters and
 * words of 100 at most, and the pages that a policy is made for are our own.
 */
const ofBoundedText =
  /core\/termsheet\/(?:clauses|reading|language|denials|statements|coverage|cross-checks|expected-terms|assessment)\/|adapters\/http\/site\//;

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

describe('the check of beginnings', () => {
  it.each([
    ['a run behind what it may hold', /\p{L}\s+\p{L}.*\?/u],
    ['a run of letters behind letters', /terminat\w+ of/],
    ['a run behind a mark of its own', /: .*\d/],
  ])('refuses %s', (_, { source, flags }) => {
    expect(restartReports({ source, flags })).not.toEqual([]);
  });

  it.each([/^\p{Lu}.*\p{Ll}/u, /\bterminat\w+ of/, /: .*/, /a[^a]*b/, /^a.*b/m, /a.*b/y])(
    'accepts %s',
    ({ source, flags }) => {
      expect(restartReports({ source, flags })).toEqual([]);
    },
  );
});

describe('the expressions of the product', () => {
  const written = folders.flatMap(productFiles).flatMap(expressionsIn);

  it('are linear in the length of a text, as they are written', () => {
    expect(written.length).toBeGreaterThan(1000);
    expect(complaints(written)).toEqual([]);
  });

  it('are not begun again within their own runs, where texts have no bound', () => {
    const unbounded = written.filter(({ place }) => !ofBoundedText.test(place));
    expect(unbounded.length).toBeGreaterThan(1000);
    expect(
      unbounded.flatMap((one) => restartReports(one).map((report) => `${one.place}: ${report}`)),
    ).toEqual([]);
  });

  it('are linear where they are put together from parts', async () => {
    // Other files of tests may have loaded them into this process before.
    vi.resetModules();
    const expressions = await expressionsBuiltBy(productFiles('core'));
    expect(expressions.length).toBeGreaterThan(100);
    expect(complaints(expressions)).toEqual([]);
  });
});
