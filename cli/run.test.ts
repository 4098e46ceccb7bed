import { expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

it('suggests the command that was meant and exits with 2', async () => {
  const outcome = await runCaptured(['carbn', 'estimate']);
  expect(outcome.exitCode).toBe(2);
  expect(outcome.stderr).toContain('Did you mean carbon?');
});

it('answers --help and --version with 0 on stdout', async () => {
  expect(await runCaptured(['--version'])).toMatchObject({ exitCode: 0, stderr: '' });
  const help = await runCaptured(['--help']);
  expect(help).toMatchObject({ exitCode: 0, stderr: '' });
  expect(help.stdout).toContain('Exit codes: 0 ok');
  expect((await runCaptured(['carbon', 'estimate', '--help'])).stdout).toContain('Examples:');
});

it('stops on a bad setting with one line that names it', async () => {
  const outcome = await runCaptured(['config'], { environment: { PORT: 'http' } });
  expect(outcome).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: 'error: PORT (from environment) must be a whole number from 0 to 65535\n',
  });
});

it('shows each setting with its origin and no secret', async () => {
  const { stdout, exitCode } = await runCaptured(['config'], { environment: { OPENAI_API_KEY: 'canary' } });
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^PORT +3000 {2}\(default\)$/m);
  expect(stdout).toMatch(/^OPENAI_API_KEY +\*+ {2}\(environment\)$/m);
  expect(stdout).not.toContain('canary');
});
