import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { packageRoot } from '../../package-root.ts';

/** A TypeScript program running in a process of its own. */
export interface RunningChild {
  readonly process: ChildProcess;
  /** Resolves with the first line of stdout. */
  readonly firstLine: Promise<string>;
  /** Resolves at the end with the lines that came to stdout, complete ones only. */
  readonly lines: Promise<readonly string[]>;
}

/** What this process has compiled: a program is started many times. */
const compiled = new Map<string, string>();

/** @param script address of the program, `new URL('x.child.ts', import.meta.url)` */
export function runChild(script: URL, ...parameters: string[]): RunningChild {
  const file = compiled.get(script.href) ?? compile(script);
  compiled.set(script.href, file);
  const child = spawn(process.execPath, [file, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('\n')) resolve(output.slice(0, output.indexOf('\n')));
    });
    child.once('close', () => reject(new Error('the program ended without a word')));
  });
  // Who only waits for the end does not care about the first line.
  firstLine.catch(() => {});
  const lines = once(child, 'close').then(() => output.split('\n').slice(0, -1));
  return { process: child, firstLine, lines };
}

/** Puts the program and what it imports of ours into one file, from which package.json is found as from the sources. */
function compile(script: URL): string {
  const source = fileURLToPath(script);
  const file = join(packageRoot(), 'node_modules', '.cache', `fettle-${basename(source, '.ts')}.mjs`);
  // Others compile and start the same program meanwhile: the file is whole at any moment.
  const outfile = `${file}.${process.pid}`;
  buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  renameSync(outfile, file);
  return file;
}
