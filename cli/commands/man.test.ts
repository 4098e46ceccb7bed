import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

it('prints a manual of every command and option, which a formatter takes without a word', async () => {
  const { stdout, exitCode } = await runCaptured(['man']);
  expect(exitCode).toBe(0);
  for (const words of [
    '.SS "termsheet analyze <file...>"',
    '\\-\\-jurisdiction',
    '.SH EXIT STATUS',
    '.SS "doctor"',
  ]) {
    expect(stdout).toContain(words);
  }
  const lines = stdout.split('\n').filter((line) => line.startsWith('.'));
  const known = /^\.(?:TH|SH|SS|TP|B|I)(?: |$)/;
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
});

it('prints the manual of a shortcut with its own commands, and of nothing else', async () => {
  const { stdout } = await runCaptured(['man', 'codes']);
  expect(stdout).toContain('.SS "lookup <code>"');
  expect(stdout).not.toContain('waterfall');
  expect((await runCaptured(['man', 'ls'])).exitCode).toBe(2);
});

// The check above is for every machine; where groff is, it has the last word.
const formatters = ['groff'].filter((name) => spawnSync(name, ['--version']).status === 0);
it('is formatted without a warning where there is a formatter', async () => {
  const { stdout } = await runCaptured(['man']);
  for (const formatter of formatters) {
    const words = ['-man', '-Tutf8', '-ww'];
    const { stderr, status } = spawnSync(formatter, words, { input: stdout, encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  }
  expect(stdout).toMatch(/^\.TH FETTLE 1 /);
});
