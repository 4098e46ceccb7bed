import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { packageRoot } from '../../package-root.ts';

/**
 * Measures what one answer costs the server in processor time, for calls without a limit and for refusals: reading is
 * left unlimited where refusing would cost as much. Run it by hand, after `npm run build`:
 * `npx tsx adapters/http/testing/measure-reads.ts [requests a call]`.
 */
const requestsPerCall = Number(process.argv[2] ?? 5000);
const brotli = { 'accept-encoding': 'gzip, deflate, br' };
const json = { 'content-type': 'application/json' };

interface Call {
  readonly what: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const calls: readonly Call[] = [
  { what: 'landing page', path: '/', headers: brotli },
  { what: 'landing page, not compressed', path: '/' },
  { what: 'page that is not there', path: '/wp-login.php', headers: brotli },
  { what: 'health', path: '/api/health' },
  { what: 'call that is not there', path: '/api/nothing' },
  { what: 'refused by its limit', path: '/api/search-codes?system=SIC&query=a' },
  {
    what: 'refused as cross-site',
    path: '/api/contact',
    method: 'POST',
    headers: { ...json, origin: 'https://evil.example' },
    body: '{}',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'fettle-reads-'));
const server = spawn(process.execPath, [join(packageRoot(), 'dist', 'cli', 'main.cjs'), 'serve'], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'pipe'],
  env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', RATE_LIMIT_PER_MINUTE: '1' },
});
const url = await new Promise<string>((resolve) => {
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    const port = /ready on http:\/\/\S+:(\d+)\s/.exec(text)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  });
});

/** Seconds of processor time that the server has used, by its own account. */
async function processorSeconds(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

async function send({ path, method = 'GET', headers = {}, body }: Call, amount: number) {
  const answered = body === undefined ? {} : { body };
  return autocannon({ url: url + path, method, headers, ...answered, amount, connections: 20 });
}

for (const call of calls) {
  await send(call, 1000);
  const before = await processorSeconds();
  const result = await send(call, requestsPerCall);
  const microseconds = ((await processorSeconds()) - before) * (1e6 / requestsPerCall);
  const statuses = Object.keys(result.statusCodeStats ?? {}).join(', ');
  process.stdout.write(`${call.what}: ${Math.round(microseconds)} µs of processor time (${statuses})\n`);
}
server.kill('SIGINT');
rmSync(folder, { recursive: true });
