import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product, running as its users run it. */
export interface RunningProduct {
  readonly origin: string;
  stop(): Promise<void>;
}

const builtProduct = join(import.meta.dirname, '../../../dist');
const startDeadlineMs = 60_000;

/** Starts the built product on a free port of this machine, with an address list of its own. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const program = join(builtProduct, 'cli/main.cjs');
  if (!existsSync(program) || !existsSync(join(builtProduct, 'web/index.html'))) {
    throw new Error('The product is not built. Run "npm run build" first, or "npm test", which builds it.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'fettle-browser-tests-'));
  const server = spawn(process.execPath, [program, 'serve'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'fettle.db')}`,
      RATE_LIMIT_PER_MINUTE: '100000',
      ...settings,
    },
  });
  const origin = await addressOf(server);
  server.once('exit', (code) => process.stderr.write(`The server of the tests ended with ${code}.\n`));
  return {
    origin,
    stop: async () => {
      await ended(server);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The address that the server says it is ready on. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`The server ${why}. It said: ${said}`));
    const deadline = setTimeout(() => fail('was not ready in time'), startDeadlineMs);
    server.once('exit', () => fail('ended'));
    server.stderr?.on('data', (chunk) => {
      said += chunk;
      const port = /ready on http:\/\/\S+:(\d+)\s/.exec(said)?.[1];
      if (!port) return;
      clearTimeout(deadline);
      // Not "localhost", which is two addresses on most machines, one of which nobody listens on.
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
