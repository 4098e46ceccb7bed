import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import Koa from 'koa';
import { createApplication } from '../create-application.ts';
import { fakeDependencies } from './fake-dependencies.ts';

/**
 * Measures how many requests a second the product answers, as a share of what bare Koa does on the same
 * machine. Run it by hand on a quiet machine: `npx tsx adapters/http/testing/benchmark.ts`.
 */
interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const secondsPerRun = Number(process.argv[2] ?? 4);
const page: Call = { method: 'GET', path: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } };
const carbon: Call = {
  method: 'POST',
  path: '/api/carbon-footprint',
  headers: { 'content-type': 'application/json' },
  body: '{"frequency":"daily","useCase":"text","access":"browser","teamSize":"solo","hosting":"unknown"}',
};

const bareKoa = new Koa();
bareKoa.use((context) => {
  context.body = 'Hello';
});

/** Requests a second, the better of two runs. */
async function rateOf(application: { callback: Koa['callback'] }, call: Call): Promise<number> {
  const server = createServer(application.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${call.path}`;
  const rates: number[] = [];
  for (let run = 0; run < 2; run += 1) {
    const result = await autocannon({ ...call, url, connections: 20, duration: secondsPerRun, workers: 1 });
    if (application !== bareKoa && result.non2xx > 0)
      throw new Error(`${result.non2xx} answers were no success`);
    rates.push(result.requests.average);
  }
  server.closeAllConnections();
  server.close();
  return Math.max(...rates);
}

const { dependencies } = fakeDependencies({ log: { request: () => {}, fault: () => {} } });
const product = createApplication({
  ...dependencies,
  rateLimiter: { take: async () => ({ allowed: true }) },
});
const bare = await rateOf(bareKoa, page);
process.stdout.write(`bare Koa: ${Math.round(bare)} requests a second\n`);
for (const [name, call] of Object.entries({ page, carbon })) {
  const rate = await rateOf(product, call);
  process.stdout.write(
    `${name}: ${Math.round(rate)} requests a second, ${(rate / bare).toFixed(2)} of bare Koa\n`,
  );
}
