import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

const scripts = { bash: '', zsh: '', fish: '' };
type RealShell = keyof typeof scripts;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-completion-'));
  writeFileSync(join(folder, 'an offer.pdf'), '');
  for (const shell of Object.keys(scripts) as RealShell[]) {
    scripts[shell] = (await runCaptured(['completion', shell])).stdout;
    writeFileSync(join(folder, shell), scripts[shell]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const isInstalled = (shell: string) => spawnSync(shell, ['-c', 'exit']).status === 0;

/** How each shell is asked what it offers after some words, the last of them unfinished. */
const ask: Readonly<Record<RealShell, (words: readonly string[]) => string>> = {
  bash: (words) =>
    `source ./bash; COMP_WORDS=(${words.map(quoted).join(' ')}); COMP_CWORD=${words.length - 1}; _fettle; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // What zsh adds to the list is caught where it is added: its own listing wants a terminal.
  zsh: (words) =>
    [
      'compdef() { : }; compadd() { shift; print -l -- "$@" }; _files() { print -l -- *(N) }',
      'source ./zsh',
      `words=(${words.map(quoted).join(' ')}); CURRENT=${words.length}; _fettle`,
    ].join('; '),
  fish: (words) => `source ./fish; complete -C ${quoted(words.join(' '))}`,
};

function quoted(word: string): string {
  return `'${word}'`;
}

function offered(shell: RealShell, words: readonly string[]): readonly string[] {
  const { stdout, stderr, status } = spawnSync(shell, ['-c', ask[shell](words)], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder },
  });
  expect({ stderr, status: status === 1 ? 0 : status }).toEqual({ stderr: '', status: 0 });
  const begun = words.at(-1) ?? '';
  return stdout
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '')
    .filter((word) => word !== '' && word.startsWith(begun));
}

const shells = ['bash', 'zsh', 'fish'] as const;
// Where a shell is not there its script is looked at below; what the shell does with it cannot be known.
const installed = shells.filter(isInstalled);

describe.each(installed)('%s', (shell) => {
  it('completes commands, flags, values and files, for the shortcuts too', () => {
    expect(offered(shell, ['fettle', 'terms'])).toEqual(['termsheet']);
    expect(offered(shell, ['fettle', ''])).toEqual(expect.arrayContaining(['serve', 'codes', 'man']));
    expect(offered(shell, ['termsheet', 'w'])).toEqual(['waterfall']);
    expect(offered(shell, ['fettle', 'termsheet', 'analyze', '--juris'])).toEqual(['--jurisdiction']);
    expect(offered(shell, ['termsheet', 'analyze', '--qui'])).toEqual(['--quiet']);
    expect(offered(shell, ['termsheet', 'analyze', '--jurisdiction', ''])).toEqual(
      ['US', 'UK', 'EU'].toSorted(sameOrderAs(shell)),
    );
    expect(offered(shell, ['codes', 'lookup', '--type', 'U'])).toEqual(['UKSIC']);
    expect(offered(shell, ['fettle', 'carbon', 'estimate', '--use-case', 'im'])).toEqual(['image']);
    expect(offered(shell, ['fettle', 'completion', 'z'])).toEqual(['zsh']);
    const files = offered(shell, ['termsheet', 'analyze', '']).map((name) => name.replaceAll('\\', ''));
    expect(files).toContain('an offer.pdf');
    expect(files).not.toContain('--json');
    expect(offered(shell, ['codes', 'classify', '--batch', ''])).toContain('bash');
    expect(offered(shell, ['codes', 'lookup', '--type', '']).join()).not.toContain('--');
  });
});

/** fish sorts what it offers. */
function sameOrderAs(shell: RealShell) {
  return shell === 'fish' ? (left: string, right: string) => (left < right ? -1 : 1) : () => 0;
}

it('is tried in a real bash, at least', () => {
  expect(installed).toContain('bash');
  const missing = shells.filter((shell) => !installed.includes(shell));
  if (missing.length > 0)
    process.stderr.write(`completion was not tried in ${missing.join(' and ')}: not installed\n`);
});

it.each(['bash', 'zsh', 'fish', 'powershell'])('names every command and its values for %s', async (shell) => {
  const { stdout, stderr, exitCode } = await runCaptured(['completion', shell]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  for (const words of [
    'doctor',
    'mail flush',
    'codes classify',
    'concurrency',
    'US UK EU',
    'rare occasional',
  ]) {
    expect(stdout).toContain(words);
  }
});

it('refuses a shell that it does not know', async () => {
  expect((await runCaptured(['completion', 'tcsh'])).exitCode).toBe(2);
});
