import { tmpdir } from 'node:os';
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

it('holds the floor on the golden set of the product', async () => {
  const { stdout, exitCode } = await runCaptured(['eval', 'termsheet', '--json']);
  expect(exitCode).toBe(0);
  const { summary } = JSON.parse(stdout);
  expect(summary.documents).toBeGreaterThanOrEqual(30);
  expect(summary.precision).toBeGreaterThanOrEqual(0.97);
  expect(summary.recall).toBeGreaterThanOrEqual(0.9);
  expect(summary.outcomeAccuracy).toBeGreaterThanOrEqual(0.95);
  expect(summary.redFlagRecall).toBeGreaterThanOrEqual(0.9);
  expect(summary.brokenQuotes).toBe(0);
}, 60_000);

it('prints the tables of the code engine', async () => {
  const services = fakeServices({ evaluateCodes: () => '| set | NAICS |' });
  expect((await runCaptured(['eval', 'codes'], { services })).stdout).toBe('| set | NAICS |\n');
});
