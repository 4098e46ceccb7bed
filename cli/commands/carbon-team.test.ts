import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

const good = `team,Frequency,use case,access,team_size,hosting
Sales,daily,text,browser,small,unknown
Design,daily,image,integrated,medium,namerica
`;

let workingDirectory: string;
beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'carbon-team-'));
});

function run(table: string, ...words: string[]) {
  writeFileSync(join(workingDirectory, 'teams.csv'), table);
  return runCaptured(['carbon', 'estimate', '--team', 'teams.csv', ...words], { workingDirectory });
}

it('prints a table with the sum and what dominates', async () => {
  const { stdout, stderr, exitCode } = await run(good);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/).join(' | '))).toEqual([
    'team | CO₂e a month | share | evidence',
    'Sales | 2.2 kg | 2% | 6.5 g to 0.89 kg',
    'Design | 110 kg | 98% | 0.33 kg to 16 kg',
    'all | 110 kg | 100% | 0.34 kg to 17 kg',
    '',
    'Design is the largest: 98% of the sum.',
    '',
  ]);
});

it('names bad rows with their line, counts the rest, and ends with 6', async () => {
  const { stdout, stderr, exitCode } = await run(`${good}Moon,daily,text,browser,small,moon\n`, '--json');
  expect(exitCode).toBe(6);
  expect(stderr).toBe('Line 4, Moon: hosting is "moon", not one of unknown, namerica, green, local.\n');
  const { teams, total, failures } = JSON.parse(stdout);
  expect(teams).toHaveLength(2);
  expect(failures).toHaveLength(1);
  expect(total.monthlyEmissions).toBeCloseTo(2.16 + 108.9, 9);
});

it.each([
  ['no table', '"', 'is not CSV'],
  ['another table', 'name,size\na,b\n', 'has no column team, frequency'],
  ['no rows', good.split('\n')[0] ?? '', 'holds no rows'],
  ['bad rows alone', good.replaceAll('daily', 'hourly'), 'no row that can be counted'],
])('ends with 3 for %s', async (_, table, message) => {
  const { stdout, stderr, exitCode } = await run(table);
  expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 3 });
  expect(stderr).toContain(message);
});

it('ends with 3 where there is no such file', async () => {
  const outcome = await runCaptured(['carbon', 'estimate', '--team', 'none.csv'], { workingDirectory });
  expect(outcome.exitCode).toBe(3);
});

it('reads stdin', async () => {
  const outcome = await runCaptured(['carbon', 'estimate', '--team', '-'], { workingDirectory, stdin: good });
  expect(outcome.stdout).toContain('Design is the largest');
});

it('writes CSV that no spreadsheet runs, and overwrites nothing unasked', async () => {
  const table = good.replace('Sales', '=1+1');
  expect((await run(table, '-o', 'sums.csv')).exitCode).toBe(0);
  const written = readFileSync(join(workingDirectory, 'sums.csv'), 'utf8');
  const rows: string[][] = parse(written);
  expect(rows.map(([team]) => team)).toEqual(['team', "'=1+1", 'Design', 'all']);
  expect((await run(table, '-o', 'sums.csv')).exitCode).toBe(2);
  expect((await run(table, '-o', 'sums.csv', '--force')).exitCode).toBe(0);
  expect((await run(table, '-o', 'teams.csv', '--force')).exitCode).toBe(2);
  expect(readFileSync(join(workingDirectory, 'teams.csv'), 'utf8')).toBe(table);
});

it('refuses answers beside a table, and an output without one', async () => {
  expect((await run(good, '--hosting', 'local')).exitCode).toBe(2);
  const answers = 'frequency daily use-case text access browser team-size solo hosting local'.split(' ');
  const words = answers.map((word, index) => (index % 2 === 0 ? `--${word}` : word));
  const outcome = await runCaptured(['carbon', 'estimate', ...words, '-o', 'x.csv'], { workingDirectory });
  expect(outcome.exitCode).toBe(2);
  expect(existsSync(join(workingDirectory, 'x.csv'))).toBe(false);
});
