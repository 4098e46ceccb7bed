import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server of ours in a process of its own, whose dependencies are in trouble. */
export interface OutageServer {
  readonly address: string;
  readonly process: ChildProcess;
  /** What it logged about its dependencies, one short text a line. */
  readonly changes: readonly string[];
  /** Asks it to end. @returns how long that took, in milliseconds */
  stop(): Promise<number>;
}

const program = fileURLToPath(new URL('outage-server.child.ts', import.meta.url));

/** @param settings of the server, by the names of their variables; nothing else of this environment reaches it */
export async function startOutageServer(settings: Record<string, string>): Promise<OutageServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-outage-'));
  const environment = { PORT: '0', RATE_LIMIT_PER_MINUTE: '1000000', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(environment), folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const changes: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.includes('"event":"dependency-')) changes.push(shortForm(JSON.parse(line)));
    else if (!line.includes('"event":"request-end"')) process.stderr.write(`${line}\n`);
  });
  const [address] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => {
      throw new Error('the server did not start; is the site built (npm run build)?');
    }),
  ]);
  return {
    address: String(address),
    process: child,
    changes,
    async stop() {
      const begunAtMs = performance.now();
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
      return performance.now() - begunAtMs;
    },
  };
}

interface Change {
  readonly event: string;
  readonly dependency: string;
  readonly reason?: string;
  readonly failedForMs?: number;
}

function shortForm({ event, dependency, reason, failedForMs }: Change): string {
  return event === 'dependency-fail'
    ? `${dependency} fails: ${reason}`
    : `${dependency} is back after ${((failedForMs ?? 0) / 1000).toFixed(1)} s`;
}
