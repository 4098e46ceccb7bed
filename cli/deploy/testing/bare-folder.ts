import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** What `assemble.mjs` makes, in a folder that nobody may write to. */
export interface BareFolder {
  readonly path: string;
  /** The one place that the programs may write to. */
  readonly state: string;
  /** Runs a program of the folder as a user without rights and without this process's environment. */
  spawn(words: readonly string[], environment?: Record<string, string>): ChildProcess;
  /** Runs one to its end. */
  run(
    words: readonly string[],
    environment?: Record<string, string>,
  ): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  /** How many bytes it takes. */
  bytes(): number;
  remove(): void;
}

export function makeBareFolder(): BareFolder {
  const parent = mkdtempSync(join(tmpdir(), 'fettle-bare-'));
  const path = join(parent, 'opt');
  const state = join(parent, 'state');
  execFileSync(process.execPath, [join(root, 'cli', 'deploy', 'assemble.mjs'), path], { stdio: 'pipe' });
  mkdirSync(state);
  chmodSync(parent, 0o755);
  chmodSync(state, 0o777);
  setWritable(path, false);
  const start = (words: readonly string[], environment: Record<string, string> = {}) =>
    spawn(process.execPath, [...words], {
      cwd: state,
      env: { DATABASE_URL: `sqlite:${join(state, 'fettle.db')}`, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    });
  return {
    path,
    state,
    spawn: start,
    async run(words, environment) {
      const child = start(words, environment);
      const output = { stdout: '', stderr: '' };
      for (const name of ['stdout', 'stderr'] as const) {
        child[name]?.setEncoding('utf8').on('data', (text: string) => {
          output[name] += text;
        });
      }
      const [code] = await once(child, 'close');
      return { code, ...output };
    },
    bytes: () => entries(path).reduce((sum, file) => sum + lstatSync(file).size, 0),
    remove: () => {
      setWritable(path, true);
      rmSync(parent, { recursive: true });
    },
  };
}

function setWritable(folder: string, isWritable: boolean): void {
  for (const path of [folder, ...entries(folder)]) {
    const isFolder = lstatSync(path).isDirectory();
    chmodSync(path, (isFolder ? 0o555 : 0o444) | (isWritable ? 0o200 : 0));
  }
}

function entries(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}
