import { expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

const capTable = JSON.stringify({
  currency: 'GBP',
  common: [{ holder: 'Founders', shares: 800_000 }],
  series: [{ name: 'A', shares: 200_000, invested: 1_000_000, multiple: 1, participation: 'none', rank: 1 }],
});
const waterfall = (words: readonly string[], stdin = capTable) =>
  runCaptured(['termsheet', 'waterfall', '-', ...words], { stdin });

it.each([
  [['--exits', 'lots'], capTable, 2],
  [['--exits', '5m'], '{', 3],
  [['--exits', '5m'], '{"common": []}', 3],
])('refuses %j with a sentence', async (words, stdin, exitCode) => {
  const outcome = await waterfall(words, stdin);
  expect(outcome).toMatchObject({ exitCode, stdout: '' });
  expect(outcome.stderr).toMatch(/^error: .+/);
});

it('needs exits', async () => {
  expect((await waterfall([])).exitCode).toBe(2);
});

it('names a file that is not there', async () => {
  const outcome = await runCaptured(['termsheet', 'waterfall', 'gone.json', '--exits', '5m']);
  expect(outcome).toEqual({
    exitCode: 3,
    stdout: '',
    stderr: 'error: gone.json cannot be read: there is no such file.\n',
  });
});

it('pays the preference first and converts where that pays more', async () => {
  const { stdout, exitCode } = await waterfall(['--exits', '3m,6m', '--json']);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      exitValue: 3_000_000,
      payouts: [
        { holder: 'Founders', amount: 2_000_000 },
        { holder: 'A', amount: 1_000_000 },
      ],
      converted: [],
    },
    { exitValue: 6_000_000, payouts: [{ amount: 4_800_000 }, { amount: 1_200_000 }], converted: ['A'] },
  ]);
});

it('prints a table for people', async () => {
  const { stdout } = await waterfall(['--exits', '6m']);
  expect(stdout).toMatch(/^Exit GBP 6,000,000 \(converted: A\)\n {2}Founders +GBP 4,800,000/);
});
