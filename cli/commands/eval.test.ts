import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

it('says which truth table is missing, with exit code 3', async () => {
  const outcome = await runCaptured(['eval', 'termsheet', '--dir', 'nowhere'], {
    workingDirectory: tmpdir(),
  });
  expect(outcome).toMatchObject({ exitCode: 3, stdout: '' });
  expect(outcome.stderr).toContain('truth.json is not there');
});

it.each([
  [
    '{"files":{"gone.txt":{"expect":"error"}}}',
    /1 of 1 documents that .*truth\.json names are not there: gone\.txt\./,
  ],
  [
    '{"files":{"a.txt":{"accept":{"amount":5}}}}',
    /truth\.json is no truth table: see files\.a\.txt\.accept\.amount\./,
  ],
  ['{', /truth\.json is no truth table\./],
])('says what is wrong with a truth table: %s', async (table, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-truth-'));
  writeFileSync(join(folder, 'truth.json'), table);
  const outcome = await runCaptured(['eval', 'termsheet', '--dir', folder]);
  expect(outcome).toMatchObject({ exitCode: 3, stdout: '' });
  expect(outcome.stderr).toMatch(sentence);
});

it('holds the floor on the golden set of the product', async () => {
  const { stdout, exitCode } = await runCaptured(['eval', 'termsheet', '--json']);
  expect(exitCode).toBe(0);
  const { summary, model, medianMs } = JSON.parse(stdout);
  expect(summary.documents).toBeGreaterThanOrEqual(30);
  expect(summary.precision).toBeGreaterThanOrEqual(0.97);
  expect(summary.recall).toBeGreaterThanOrEqual(0.9);
  expect(summary.outcomeAccuracy).toBeGreaterThanOrEqual(0.95);
  expect(summary.redFlagRecall).toBeGreaterThanOrEqual(0.9);
  expect(summary.brokenQuotes).toBe(0);
  expect(model).toBeNull();
  expect(medianMs).toBeGreaterThan(0);
}, 60_000);

it('takes a sample of the set, the same each time, and shows progress on a terminal only', async () => {
  const words = ['eval', 'termsheet', '--limit', '3'];
  const [onTerminal, elsewhere, quiet] = await Promise.all([
    runCaptured(words, { isTerminal: true }),
    runCaptured([...words, '--json']),
    runCaptured([...words, '--quiet'], { isTerminal: true }),
  ]);
  expect(onTerminal.stdout).toMatch(/\| documents +\| 3 +\|/);
  expect(onTerminal.stderr).toMatch(/3 of 3 \(100%\)/);
  expect(elsewhere.stderr + quiet.stderr).toBe('');
  const names = JSON.parse(elsewhere.stdout).scores.map(({ name }: { name: string }) => name);
  const again = await runCaptured([...words, '--json']);
  expect(JSON.parse(again.stdout).scores.map(({ name }: { name: string }) => name)).toEqual(names);
});

it('prints the tables of the code engine', async () => {
  const measureCodes = async () => ({ sets: [], tables: '| set | NAICS |' });
  const services = fakeServices({ measureCodes, languageModel: null });
  expect((await runCaptured(['eval', 'codes'], { services })).stdout).toBe('| set | NAICS |\n');
  expect((await runCaptured(['eval', 'codes', '--json'], { services })).stdout).toBe('{"sets":[]}\n');
});

it.each([
  [['--price-input', '2.5'], 'go together'],
  [['--price-input', 'much', '--price-output', '1'], 'an amount'],
  [['--currency', 'pounds'], 'three capitals'],
  [['--limit', '0'], 'whole number from 1'],
  [['--record', 'a.jsonl', '--replay', 'b.jsonl'], 'cannot be used with'],
  [['--record', 'a.jsonl'], 'needs a language model'],
])('refuses %j as usage', async (words, message) => {
  const outcome = await runCaptured(['eval', 'termsheet', ...words]);
  expect(outcome).toMatchObject({ exitCode: 2, stdout: '' });
  expect(outcome.stderr).toContain(message);
});
