import { expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

const answers = '--frequency daily --use-case text --access browser --team-size solo --hosting unknown'.split(
  ' ',
);

it('refuses an answer that is not an option with exit code 2', async () => {
  const outcome = await runCaptured(['carbon', 'estimate', ...answers.slice(0, -1), 'moon']);
  expect(outcome).toMatchObject({ exitCode: 2, stdout: '' });
  expect(outcome.stderr).toContain('Allowed choices are unknown, namerica, green, local');
});

it('refuses a missing answer with exit code 2', async () => {
  const outcome = await runCaptured(['carbon', 'estimate', ...answers.slice(2)]);
  expect(outcome.exitCode).toBe(2);
  expect(outcome.stderr).toContain('--frequency');
});

it('prints the figure, the rating and the perspective', async () => {
  const { stdout, stderr, exitCode } = await runCaptured(['carbon', 'estimate', ...answers]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toMatch(/^0\.4 kg CO2e a month: Low\n/);
  expect(stdout).toContain('471 cups of tea');
  expect(stdout).toContain('1. Join Fettle');
});

it('adds grams where the figure rounds to nothing', async () => {
  const words = '--frequency rare --use-case text --access selfhosted --team-size solo --hosting green'.split(
    ' ',
  );
  expect((await runCaptured(['carbon', 'estimate', ...words])).stdout).toMatch(
    /^0\.0 kg CO2e a month \(1\.6 g\)/,
  );
});

it('prints the answer of the API under --json', async () => {
  const { stdout } = await runCaptured(['carbon', 'estimate', ...answers, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ monthlyEmissions: 0.432, rating: 'Low' });
});
