import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../../package-root.ts';
import { freePort } from '../free-port.ts';

/** The product as it is started for visitors, in a process of its own with a folder of its own. */
export interface StartedProduct {
  readonly url: string;
  readonly processId: number;
  /** What it wrote about faults of ours. */
  faults(): readonly string[];
  stop(): Promise<void>;
}

/** Starts the built server on a free port. The rate limits are out of the way, so that the other bounds are seen. */
export async function startProduct(environment: Record<string, string> = {}): Promise<StartedProduct> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'fettle-overload-'));
  const program = join(packageRoot(), 'dist', 'cli', 'main.cjs');
  const child = spawn(process.execPath, [program, 'serve'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '1000000',
      TRUST_PROXY: 'on',
      // As npm start sets it.
      MALLOC_MMAP_THRESHOLD_: '65536',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lines.push(...text.split('\n').filter((line) => line.includes('"event":"fault"')));
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/api/ready`))) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url,
    processId: child.pid ?? 0,
    faults: () => lines,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** What a process and its children take now. */
export interface ProcessFigures {
  readonly serverMb: number;
  readonly workersMb: number;
  readonly workers: number;
  readonly processorSeconds: number;
}

/** Asks the system what the server and its worker processes take. */
export function processFigures(processId: number): ProcessFigures {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .map(([id, parent, kilobytes, time = '']) => ({
      id: Number(id),
      parent: Number(parent),
      megabytes: Number(kilobytes) / 1024,
      seconds: time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
    }));
  const server = rows.filter(({ id }) => id === processId);
  const workers = rows.filter(({ parent }) => parent === processId);
  const sum = (of: typeof rows, what: 'megabytes' | 'seconds') =>
    of.reduce((total, row) => total + row[what], 0);
  return {
    serverMb: Math.round(sum(server, 'megabytes')),
    workersMb: Math.round(sum(workers, 'megabytes')),
    workers: workers.length,
    processorSeconds: sum(server, 'seconds'),
  };
}

/** The longest time that the server's event loop was kept since this was last asked, in milliseconds. */
export async function longestBlockMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m.exec(metrics)?.[1]) * 1000);
}

/** Whether something there answers with success. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
