import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import Koa from 'koa';
import { quantile } from '../../../core/evaluation/quantile.ts';
import { createApplication } from '../create-application.ts';
import { fakeDependencies } from './fake-dependencies.ts';

/**
 * Measures how many requests a second the product answers, as a share of what bare Koa does on the same machine.
 * They are measured in turns, round by round, and the median of the rounds is given: a machine that does other work
 * slows both. Run it by hand: `npx tsx adapters/http/testing/benchmark.ts [seconds a run] [rounds]`.
 */
interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const secondsPerRun = Number(process.argv[2] ?? 4);
const rounds = Number(process.argv[3] ?? 5);
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

async function listen(application: { callback: Koa['callback'] }): Promise<Server> {
  const server = createServer(application.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

/** Requests a second of one run. */
async function rateOf(server: Server, call: Call): Promise<number> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${call.path}`;
  const result = await autocannon({ ...call, url, connections: 20, duration: secondsPerRun, workers: 1 });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no success`);
  return result.requests.average;
}

const { dependencies } = fakeDependencies({ log: { request: () => {}, fault: () => {} } });
const product = createApplication({
  ...dependencies,
  rateLimiter: { take: async () => ({ allowed: true }) },
});
const bareServer = await listen(bareKoa);
const productServer = await listen(product);
const rates: Record<'bare' | 'page' | 'carbon', number[]> = { bare: [], page: [], carbon: [] };
for (let round = 0; round < rounds; round += 1) {
  rates.bare.push(await rateOf(bareServer, page));
  rates.page.push(await rateOf(productServer, page));
  rates.carbon.push(await rateOf(productServer, carbon));
}
process.stdout.write(`bare Koa: ${Math.round(quantile(rates.bare, 0.5) ?? 0)} requests a second\n`);
for (const name of ['page', 'carbon'] as const) {
  const shares = rates[name].map((rate, round) => rate / (rates.bare[round] ?? Number.NaN));
  process.stdout.write(
    `${name}: ${Math.round(quantile(rates[name], 0.5) ?? 0)} requests a second, ${(quantile(shares, 0.5) ?? 0).toFixed(2)} of bare Koa (${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)})\n`,
  );
}
for (const server of [bareServer, productServer]) {
  server.closeAllConnections();
  server.close();
}
