import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostileAnalysis as analysisOfModel } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

const harsh = { ...analysisOfModel, engine: { provider: 'builtin' } };
const fair = {
  ...harsh,
  overallRisk: 'Green' as const,
  economicTerms: [],
  facts: { ...harsh.facts, liquidationMultiple: 1, participation: null },
};
let workingDirectory = '';

beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-compare-'));
  for (const name of ['harsh.txt', 'fair.txt', 'invoice.txt'])
    writeFileSync(join(workingDirectory, name), name);
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const services = fakeServices({
  engine: () => ({ provider: 'builtin', model: null, sendsTextTo: null }),
  analyzeTermSheet: async ({ source }) => {
    const text = source.kind === 'text' ? source.text : Buffer.from(source.file.bytes).toString('utf8');
    return text === 'invoice.txt'
      ? { ok: false, error: { code: 'not-a-term-sheet', message: 'This seems to be an invoice.' } }
      : { ok: true, value: text === 'harsh.txt' ? harsh : fair };
  },
});
const compare = (words: readonly string[], options = {}) =>
  runCaptured(['termsheet', 'compare', ...words], { services, workingDirectory, ...options });

it('says what the second changes for the founder', async () => {
  const { stdout, stderr, exitCode } = await compare(['harsh.txt', 'fair.txt']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toContain('First: harsh.txt (Red)');
  expect(stdout).toContain('The first is Red, the second Green. The second is better for you in 1 fact');
  expect(stdout).toMatch(/Liquidation preference +3× +1× +the second/);
  expect(stdout).toMatch(/Participation +full +not stated +unclear/);
  expect(stdout).toContain('ONLY IN THE FIRST\n  - Liquidation preference (Red)');
});

it('prints JSON, and takes one of the two from stdin', async () => {
  const { stdout } = await compare(['harsh.txt', '-', '--json'], { stdin: 'fair.txt' });
  expect(JSON.parse(stdout)).toMatchObject({ overallRisk: { first: 'Red', second: 'Green' } });
});

it.each([
  ['report.html', '<!doctype html>'],
  ['report.md', '# Term Sheet Comparison'],
  ['report.docx', 'PK'],
])('writes %s in the form that its name says', async (name, beginning) => {
  expect(await compare(['harsh.txt', 'fair.txt', '-o', name])).toMatchObject({ exitCode: 0, stdout: '' });
  expect(readFileSync(join(workingDirectory, name), 'latin1').slice(0, 40)).toContain(beginning);
});

it('says which document cannot be compared', async () => {
  expect(await compare(['harsh.txt', 'invoice.txt'])).toMatchObject({
    exitCode: 3,
    stderr: 'error: invoice.txt: This seems to be an invoice.\n',
  });
  expect((await compare(['harsh.txt', 'gone.txt'])).exitCode).toBe(3);
});

it.each([
  [['harsh.txt']],
  [['harsh.txt', 'fair.txt', '-o', 'report.csv']],
  [['harsh.txt', 'fair.txt', '--format', 'docx']],
  [['harsh.txt', 'fair.txt', '--jurisdiction', 'FR']],
])('refuses %j with exit code 2', async (words) => {
  expect((await compare(words)).exitCode).toBe(2);
});
