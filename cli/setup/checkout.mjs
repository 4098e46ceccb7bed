// What the commands of a checkout share: where it is, how they speak, and how they run other programs.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export function say(text) {
  process.stderr.write(`fettle: ${text}\n`);
}

/**
 * Runs a program in the checkout and waits for it.
 * @returns its exit status and what it said, which nobody has to read when it went well.
 */
export function run(command, words, environment = process.env) {
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
      shell: process.platform === 'win32' && command === 'npm',
    });
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) => resolve({ status: 1, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(said).toString() }));
  });
}

/** Runs a program that must go well; where it does not, tells all that it said and ends this one. */
export async function runOrStop(command, words, environment = process.env) {
  const { status, output } = await run(command, words, environment);
  if (status === 0) return;
  process.stderr.write(output);
  say(`${command} ${words.join(' ')} ended with ${status}`);
  process.exit(status);
}
