import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../../package-root.ts';
import { freePort } from '../free-port.ts';
import { answers } from '../overload/started-product.ts';

/** One of several servers behind a proxy: it keeps its address when it is killed and started again. */
export interface Instance {
  readonly url: string;
  processId(): number;
  /** SIGKILL, as when its machine dies. */
  kill(): Promise<void>;
  /** Starts the built server and waits until it is ready. */
  start(): Promise<void>;
  /** SIGTERM. */
  stop(): Promise<void>;
}

const readyPollMs = 100;
/** More than any machine needs: a server that takes longer never gets ready. */
const longestStartMs = 120_000;

/** @param settings of the server, by the names of their variables; of this environment it gets the PATH alone */
export async function openInstance(settings: Readonly<Record<string, string>>): Promise<Instance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'fettle-instance-'));
  const program = join(packageRoot(), 'dist', 'cli', 'main.cjs');
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    processId: () => child?.pid ?? 0,
    kill: () => end('SIGKILL'),
    async start() {
      child = spawn(process.execPath, [program, 'serve'], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'ignore'],
        env: {
          PATH: process.env.PATH,
          PORT: String(port),
          HOST: '127.0.0.1',
          RATE_LIMIT_PER_MINUTE: '1000000',
          TRUST_PROXY: 'on',
          MALLOC_MMAP_THRESHOLD_: '65536',
          ...settings,
        },
      });
      const started = child;
      const deadline = Date.now() + longestStartMs;
      while (!(await answers(`${url}/api/ready`))) {
        if (started.exitCode !== null) throw new Error(`the server ended with ${started.exitCode}`);
        if (Date.now() > deadline) throw new Error('the server was started and never got ready');
        await sleep(readyPollMs);
      }
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
