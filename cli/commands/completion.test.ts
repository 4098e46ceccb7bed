import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

it('refuses a shell that it does not know', async () => {
  expect((await runCaptured(['completion', 'tcsh'])).exitCode).toBe(2);
});

/** What bash offers after these words, the last of them unfinished. */
function offered(script: string, words: readonly string[]): readonly string[] {
  const ask = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _fettle; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', `${script}\n${ask}`], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

it('completes commands and flags in a real bash, for the shortcuts too', async () => {
  const { stdout: script } = await runCaptured(['completion', 'bash']);
  expect(offered(script, ['fettle', 'terms'])).toEqual(['termsheet']);
  expect(offered(script, ['fettle', 'termsheet', 'analyze', '--juris'])).toEqual(['--jurisdiction']);
  expect(offered(script, ['termsheet', 'w'])).toEqual(['waterfall']);
});

it.each(['bash', 'zsh', 'fish', 'powershell'])('names every command for %s', async (shell) => {
  const { stdout, stderr, exitCode } = await runCaptured(['completion', shell]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  for (const words of ['doctor', 'mail flush', 'codes classify', '--concurrency']) {
    expect(stdout).toContain(words);
  }
});
