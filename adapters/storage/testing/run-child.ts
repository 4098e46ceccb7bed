import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A TypeScript program of a `testing` folder running in a process of its own. */
export interface RunningChild {
  readonly process: ChildProcess;
  /** Resolves at the end with the lines that came to stdout, complete ones only. */
  readonly lines: Promise<readonly string[]>;
}

/** @param script file name in this folder */
export function runChild(script: string, ...parameters: string[]): RunningChild {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const lines = once(child, 'close').then(() => output.split('\n').slice(0, -1));
  return { process: child, lines };
}
