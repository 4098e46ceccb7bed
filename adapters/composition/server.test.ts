import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../http/testing/free-port.ts';
import { openServices, type Services } from './open-services.ts';

let folder: string;
let services: Services | undefined;
const closing: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-server-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await services?.close();
  rmSync(folder, { recursive: true });
});

/** The whole server as it is wired, on free ports. It needs the built site. */
async function start(environment: Record<string, string>): Promise<string> {
  services = openServices({
    environment: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'list.db')}`,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    workingDirectory: folder,
  });
  const server = await (await services.get('startServer'))();
  closing.push(server.close);
  return server.address.replace('localhost', '127.0.0.1');
}

const signUp = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{"email":"ada@mill.example"}',
  });

it('does not start with the metrics on the port of the site', async () => {
  await expect(start({ PORT: '4010', METRICS_PORT: '4010' })).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: 'METRICS_PORT must not be PORT',
  });
});

it('gives up the port of the metrics where the port of the site is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const metricsPort = `${await freePort()}`;
  const port = String((taken.address() as AddressInfo).port);
  await expect(start({ PORT: port, METRICS_PORT: metricsPort })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
  taken.close();
});

it('needs no setting: no HSTS, metrics for this machine, sign-ups at once, no other site', async () => {
  const url = await start({});
  const page = await fetch(url);
  expect(page.headers.get('strict-transport-security')).toBeNull();
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
  expect(await (await signUp(url)).json()).toEqual({ status: 'ok' });
  expect((await signUp(url, { Origin: 'https://partner.example' })).status).toBe(403);
});

it('does what its settings say', async () => {
  writeFileSync(join(folder, 'token'), 'correct-horse\n');
  const METRICS_PORT = `${await freePort()}`;
  const url = await start({
    PUBLIC_URL: 'https://fettle.example',
    ALLOWED_ORIGINS: 'https://partner.example',
    SIGN_UP_CONFIRMATION: 'on',
    METRICS_TOKEN_FILE: 'token',
    METRICS_PORT,
  });
  expect((await fetch(url)).headers.get('strict-transport-security')).toContain('max-age=31536000');
  for (const origin of ['https://fettle.example', 'https://partner.example']) {
    expect(await (await signUp(url, { Origin: origin })).json()).toEqual({
      status: 'ok',
      confirmation: true,
    });
  }
  expect((await fetch(`${url}/api/confirm?token=forged`)).status).toBe(400);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  expect((await fetch(metrics)).status).toBe(403);
  const answer = await fetch(metrics, { headers: { Authorization: 'Bearer correct-horse' } });
  // One registry for both ports: what the site has answered is counted here.
  expect(await answer.text()).toContain('route="/api/contact",status="200"} 2');
});

it('counts clients, whole sites of IPv6 and each kind of call by their own budgets', async () => {
  const url = await start({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const statuses: number[] = [];
  for (let network = 1; network <= 6; network += 1) {
    statuses.push((await signUp(url, from(`2001:db8:1:${network}::1`))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const asked = await Promise.all(
    Array.from({ length: 50 }, () => fetch(`${url}/api/engine`, { headers: from('203.0.113.9') })),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(40);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
});
