import { tmpdir } from 'node:os';
import { openServices, type Services } from '../../adapters/composition/open-services.ts';
import { sharedCodeTables } from '../../adapters/taxonomies/testing/shared-code-tables.ts';
import { sharedEnginePool } from '../../adapters/workers/testing/shared-engine-pool.ts';
import { run } from '../run.ts';

/** What a run printed and how it ended. */
export interface CapturedRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

export interface CapturedRunOptions {
  readonly stdin?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  readonly workingDirectory?: string;
  readonly signal?: AbortSignal;
  /** Instead of the real composition. */
  readonly services?: Services;
  readonly isTerminal?: boolean;
  /** The window of the terminal. */
  readonly size?: { readonly columns: number; readonly rows: number };
  /** Instead of a pager. */
  readonly page?: (text: string, program: string) => Promise<boolean>;
  /** What the person at the terminal types, a line a question; without it there is no such person. */
  readonly typedLines?: readonly string[];
}

/** Runs a command line in this process and captures its streams and exit code. */
export async function runCaptured(
  words: readonly string[],
  options: CapturedRunOptions = {},
): Promise<CapturedRun> {
  const { environment = {}, workingDirectory = tmpdir(), isTerminal = false } = options;
  const stdout: string[] = [];
  const stderr: string[] = [];
  const opened: Services[] = [];
  const { size } = options;
  const sized = size && { size: () => size };
  const typed = options.typedLines && [...options.typedLines];
  const exitCode = await run(words, {
    stdout: { write: (data) => void stdout.push(textOf(data)), isTerminal, ...sized },
    stderr: { write: (data) => void stderr.push(textOf(data)), isTerminal },
    ...(typed && {
      askLine: async (text: string) => {
        stderr.push(text);
        return typed.shift() ?? '';
      },
    }),
    ...(options.page && { page: options.page }),
    readStdin: async () => Buffer.from(options.stdin ?? ''),
    environment,
    workingDirectory,
    signal: options.signal ?? new AbortController().signal,
    openTables: async () => sharedCodeTables(),
    openServices: async (flags = {}, modelRun = {}) => {
      const codeTables = sharedCodeTables();
      const sources = { flags, modelRun, environment, workingDirectory, codeTables };
      // A pool takes its bound of a document from its own run.
      const workPool = environment.MAX_UPLOAD_MB === undefined ? sharedEnginePool() : undefined;
      const services = options.services ?? openServices({ ...sources, workPool });
      opened.push(services);
      return services;
    },
  });
  await Promise.all(opened.map((services) => services.close()));
  return { stdout: stdout.join(''), stderr: stderr.join(''), exitCode };
}

function textOf(data: string | Uint8Array): string {
  return typeof data === 'string' ? data : Buffer.from(data).toString('latin1');
}
