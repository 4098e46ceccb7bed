import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryRateLimiter } from '../rate-limits/flexible-rate-limiter.ts';
import { createMetricsApplication } from './create-metrics-application.ts';
import { createHttpMetrics } from './metrics.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { fakeDependencies } from './testing/fake-dependencies.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
afterEach(async () => server.close());

const refused = { code: 'metrics-refused' };
/** `fetch` writes its own Host. */
async function statusWithHost(host: string): Promise<string | undefined> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split(' ')[1];
}

describe('metrics without a setting', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000', 'LOCALHOST'])(
    'are for a program of this machine: Host %s',
    async (host) => {
      server = await startTestServer();
      expect(await statusWithHost(host)).toBe('200');
    },
  );

  it.each(['fettle.example', 'localhost.evil.example', 'evil.example:3000', '10.0.0.1', '128.0.0.1'])(
    'are refused by the name of the site: Host %s',
    async (host) => {
      server = await startTestServer();
      expect(await statusWithHost(host)).toBe('403');
    },
  );

  it.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'])(
    'are refused to whom a proxy of this machine speaks for: %s',
    async (name) => {
      server = await startTestServer({ limits: { maxUploadBytes: 1, trustProxy: 1 } });
      const response = await server.get('/metrics', { [name]: '127.0.0.1' });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject(refused);
    },
  );
});

describe('metrics with a token', () => {
  const withToken = () => startTestServer({ metricsAccess: { token: 'correct-horse', hasOwnPort: false } });

  it.each([
    {},
    { Authorization: 'Bearer' },
    { Authorization: 'Bearer ' },
    { Authorization: 'Bearer wrong' },
    { Authorization: 'Bearer correct-hors' },
    { Authorization: 'Bearer correct-horse-' },
    { Authorization: 'Bearer correct-horse correct-horse' },
    { Authorization: 'correct-horse' },
    { Authorization: `Basic ${Buffer.from('correct-horse').toString('base64')}` },
    { Authorization: `Bearer ${'a'.repeat(10_000)}` },
  ] as Record<string, string>[])('are refused to %j, on this machine too', async (headers) => {
    server = await withToken();
    const response = await server.get('/metrics', headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject(refused);
  });

  it.each(['Bearer', 'bearer'])('are given to who knows it: %s', async (scheme) => {
    server = await withToken();
    const headers = { Authorization: `${scheme} correct-horse`, 'X-Forwarded-For': '203.0.113.9' };
    const response = await server.get('/metrics', headers);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('fettle_http_requests_total');
  });
});

describe('metrics on a port of their own', () => {
  let own: RunningServer;
  afterEach(async () => own.close());

  async function startOwn(token?: string, points = 1000) {
    const metrics = createHttpMetrics([]);
    const { dependencies } = fakeDependencies({
      metricsAccess: { token, hasOwnPort: true },
      operationsRateLimiter: createMemoryRateLimiter(points),
    });
    server = await startTestServer({ metricsAccess: { token, hasOwnPort: true } });
    own = await startServer(createMetricsApplication(dependencies, metrics), { port: 0, host: '127.0.0.1' });
    return (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${own.port}${path}`, init);
  }

  it('are there and nowhere else', async () => {
    const get = await startOwn();
    expect((await server.get('/metrics')).status).toBe(404);
    const response = await get('/metrics', {
      headers: { Host: 'fettle.internal', 'X-Forwarded-For': '10.0.0.9' },
    });
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain('process_cpu_seconds_total');
  });

  it('are the only thing there, limited, and behind the token where there is one', async () => {
    const get = await startOwn('correct-horse', 2);
    expect((await get('/api/health')).status).toBe(404);
    expect((await get('/metrics', { method: 'POST' })).status).toBe(405);
    expect((await get('/metrics')).status).toBe(403);
    const headers = { Authorization: 'Bearer correct-horse' };
    expect((await get('/metrics', { headers })).status).toBe(200);
    expect((await get('/metrics', { headers })).status).toBe(429);
  });
});
