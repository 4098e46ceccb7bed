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
  expect(stdout).toMatch(/^0\.4 kg CO₂e a month: Low\n/);
  expect(stdout).toContain('471 cups of tea');
  expect(stdout).toContain('1. Join Fettle');
});

it('adds grams where the figure rounds to nothing', async () => {
  const words = '--frequency rare --use-case text --access selfhosted --team-size solo --hosting green'.split(
    ' ',
  );
  expect((await runCaptured(['carbon', 'estimate', ...words])).stdout).toMatch(
    /^0\.0 kg CO₂e a month \(1\.6 g\)/,
  );
});

it('prints the answer of the API under --json', async () => {
  const { stdout } = await runCaptured(['carbon', 'estimate', ...answers, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ monthlyEmissions: 0.432, rating: 'Low' });
});

it('says where the figure stands and names the largest step', async () => {
  const { stdout } = await runCaptured(['carbon', 'estimate', ...answers]);
  expect(stdout).toContain('Evidence: 1.3 g to 0.18 kg a month, central 20 g.');
  expect(stdout).toContain('Our figure is above what studies of text use measure, because it counts 2.9 g');
  expect(stdout).toMatch(/What would lower it most:\n {2}−91% {2}A hosting region on a low-carbon grid/);
});

it('counts of all 768 answers how many figures lie below, inside and above their evidence', async () => {
  const { stdout, exitCode } = await runCaptured(['carbon', 'evidence']);
  expect(exitCode).toBe(0);
  expect(stdout.split('\n').map((line) => line.split(/\s+/).join(' '))).toEqual(
    expect.arrayContaining([
      'text 0 48 144',
      'image 0 0 192',
      'code 0 192 0',
      'training 0 192 0',
      'all 0 432 336',
    ]),
  );
  const asJson = await runCaptured(['carbon', 'evidence', '--json']);
  expect(JSON.parse(asJson.stdout)).toHaveLength(4);
});
