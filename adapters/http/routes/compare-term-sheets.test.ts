import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { readPlainText } from '../../../core/termsheet/document/plain-text-document.ts';
import { hostileAnalysis } from '../../../core/termsheet/report/testing/hostile-analysis.ts';
import { fixtureNames, fixtureText } from '../../../core/termsheet/testing/fixture-sheets.ts';
import { termSheetComparisonSchema } from '../openapi/term-sheet-comparison.schema.ts';
import { startTestServer } from '../testing/start-test-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const compare = (body: unknown) =>
  fetch(`${server.url}/api/compare-term-sheets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const milder = {
  ...hostileAnalysis,
  overallRisk: 'Green',
  economicTerms: [],
  facts: { ...hostileAnalysis.facts, liquidationMultiple: 1 },
};

it('compares two analyses as they were answered', async () => {
  const response = await compare({ first: hostileAnalysis, second: milder });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const comparison = termSheetComparisonSchema.parse(await response.json());
  expect(comparison.facts.find(({ fact }) => fact === 'liquidationMultiple')).toMatchObject({
    first: 3,
    second: 1,
    better: 'second',
  });
  expect(comparison.findings.onlyFirst.map(({ id }) => id)).toEqual(['E03']);
});

it('takes every analysis that the product gives, with its cap table', async () => {
  const analyses = fixtureNames().flatMap((name) => {
    const document = readPlainText(fixtureText(name));
    const outcome = analyzeDocument(document, { jurisdiction: 'UK', analysisDetail: 'detailed' });
    return outcome.ok ? [{ ...outcome.value, source: { pages: [] } }] : [];
  });
  expect(analyses.length).toBeGreaterThan(3);
  for (const first of analyses) {
    const response = await compare({ first, second: analyses[0] });
    expect(response.status).toBe(200);
    termSheetComparisonSchema.parse(await response.json());
  }
});

const series = { name: 'A', shares: 1, invested: 1, multiple: 1, participation: 'none', rank: 1 };
const many = Array.from({ length: 30 }, (_, index) => ({ ...series, name: `Series ${index}` }));
it.each([
  ['one analysis only', { first: milder }],
  ['no analyses', { first: {}, second: {} }],
  ['a colour that is none', { first: { ...milder, overallRisk: 'Blue' }, second: milder }],
  ['a broken cap table', { first: { ...milder, exitCapTable: { common: 1 } }, second: milder }],
  [
    'a cap table of many holders',
    {
      first: milder,
      second: { ...milder, exitCapTable: { common: [{ holder: 'F', shares: 1 }], series: many } },
    },
  ],
])('refuses %s with a sentence', async (_, body) => {
  const response = await compare(body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'invalid-input',
    message: expect.stringMatching(/\.$/),
  });
});

it('refuses what is too large, and what is no JSON', async () => {
  const large = { ...milder, verdict: 'x'.repeat(2 * 1024 * 1024) };
  expect((await compare({ first: large, second: milder })).status).toBe(413);
  expect((await compare([])).status).toBe(400);
});
