import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../../adapters/package-root.ts';
import { startRedisServer } from '../../../adapters/rate-limits/testing/start-redis-server.ts';

export interface WorkersRun {
  readonly rows: number;
  readonly workers: number;
  /** How many rows are written when a worker is killed. */
  readonly killAfterRows: number;
  readonly descriptions: readonly string[];
}

/** What the output of the run holds. */
export interface WorkersReport {
  readonly rows: number;
  readonly answeredOnce: number;
  /** Rows without an answer, with an error or out of their place. */
  readonly amiss: number;
  readonly exitCode: number | null;
  readonly seconds: number;
  readonly rowsPerSecond: number;
}

const watchMs = 500;
const lineEnd = 10;
const program = () => join(packageRoot(), 'dist', 'cli', 'main.cjs');

/** Hands a file of rows to `fettle worker` processes over a Redis of its own and kills one of them (SIGKILL). */
export async function runOnWorkers({
  rows,
  workers,
  killAfterRows,
  descriptions,
}: WorkersRun): Promise<WorkersReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-queue-'));
  const redis = await startRedisServer();
  const start = (...words: string[]): ChildProcess =>
    spawn(process.execPath, [program(), ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, REDIS_URL: redis.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const lines = Array.from({ length: rows }, (_, at) =>
    JSON.stringify({ id: at, description: `${descriptions[at % descriptions.length]}, shop ${at}` }),
  );
  writeFileSync(join(folder, 'rows.jsonl'), lines.join('\n'));
  const output = join(folder, 'codes.jsonl');
  const working = Array.from({ length: workers }, () => start('worker', '--concurrency', '1'));
  try {
    const beganMs = performance.now();
    const batch = start(
      'codes',
      'classify',
      '--batch',
      'rows.jsonl',
      '-o',
      'codes.jsonl',
      '--queue',
      '--quiet',
    );
    const ended = once(batch, 'exit');
    await killOnceAnswered(output, killAfterRows, batch, working[0]);
    const [exitCode] = await ended;
    const seconds = (performance.now() - beganMs) / 1000;
    const answeredOnce = await countAnswered(output, rows);
    const amiss = rows - answeredOnce;
    return { rows, answeredOnce, amiss, exitCode, seconds, rowsPerSecond: rows / seconds };
  } finally {
    for (const worker of working) worker.kill('SIGKILL');
    await redis.kill();
    rmSync(folder, { recursive: true });
  }
}

async function killOnceAnswered(
  output: string,
  rows: number,
  batch: ChildProcess,
  worker: ChildProcess | undefined,
): Promise<void> {
  let written = 0;
  let offset = 0;
  while (batch.exitCode === null && written < rows) {
    await sleep(watchMs);
    if (!existsSync(output)) continue;
    for await (const part of createReadStream(output, { start: offset })) {
      offset += part.length;
      for (const byte of part) if (byte === lineEnd) written += 1;
    }
  }
  worker?.kill('SIGKILL');
}

/** How many rows have one record with an answer, at their place; none where there are records beyond the rows. */
async function countAnswered(output: string, rows: number): Promise<number> {
  let place = 0;
  let right = 0;
  for await (const line of createInterface({ input: createReadStream(output) })) {
    if (line.startsWith(`{"id":${place},`) && line.includes('"suggestions"')) right += 1;
    place += 1;
  }
  return place > rows ? 0 : right;
}
