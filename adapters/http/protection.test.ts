import { afterEach, describe, expect, it } from 'vitest';
import { DependencyWatch } from '../availability/dependency-watch.ts';
import { createMemoryRateLimiter } from '../rate-limits/flexible-rate-limiter.ts';
import { groupedRateLimiter } from '../rate-limits/grouped-rate-limiter.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
afterEach(async () => server.close());

const limits = { maxUploadBytes: 1_048_576, trustProxy: false };
const signUp = (headers = {}) => server.postJson('/api/contact', { email: 'ada@mill.example' }, headers);

async function statuses(addresses: readonly string[]): Promise<number[]> {
  const answered: number[] = [];
  for (const address of addresses) answered.push((await signUp({ 'X-Forwarded-For': address })).status);
  return answered;
}

describe('the rate limit', () => {
  it('refuses with 429 and says when to come again', async () => {
    server = await startTestServer({ rateLimiter: createMemoryRateLimiter(2) });
    expect([(await signUp()).status, (await signUp()).status]).toEqual([200, 200]);
    const refused = await signUp();
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({ code: 'rate-limited' });
    expect(server.calls).toHaveLength(2);
  });

  it('counts each call by itself and leaves reading alone', async () => {
    server = await startTestServer({ rateLimiter: createMemoryRateLimiter(1) });
    await signUp();
    expect((await signUp()).status).toBe(429);
    expect((await server.postJson('/api/carbon-footprint', {})).status).toBe(422);
    for (let visit = 0; visit < 5; visit += 1) expect((await server.get('/api/health')).status).toBe(200);
  });

  it.each([
    ['GET', '/api/unsubscribe?token=a'],
    ['POST', '/api/unsubscribe?token=a'],
    ['GET', '/api/confirm?token=a'],
    ['POST', '/api/confirm?token=a'],
    ['GET', '/api/engine'],
    ['GET', '/api/ready'],
    ['GET', '/api/openapi.json'],
    ['GET', '/metrics'],
  ])('holds for %s %s, which has a larger budget', async (method, path) => {
    server = await startTestServer({
      rateLimiter: createMemoryRateLimiter(1),
      lookupRateLimiter: createMemoryRateLimiter(1),
      operationsRateLimiter: createMemoryRateLimiter(2),
    });
    const ask = async () => (await fetch(server.url + path, { method })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });

  it('does not believe X-Forwarded-For unless told to', async () => {
    server = await startTestServer({ rateLimiter: createMemoryRateLimiter(1) });
    expect(await statuses(['1.1.1.1', '2.2.2.2'])).toEqual([200, 429]);
  });

  it('tells clients apart behind one proxy of ours, whatever they claim', async () => {
    server = await startTestServer({
      rateLimiter: createMemoryRateLimiter(1),
      limits: { ...limits, trustProxy: 1 },
    });
    expect(await statuses(['1.1.1.1', '2.2.2.2', '9.9.9.9, 1.1.1.1'])).toEqual([200, 200, 429]);
  });

  it('counts a whole site of IPv6 as four clients, so that its 65,536 networks are not as many', async () => {
    server = await startTestServer({
      rateLimiter: groupedRateLimiter(createMemoryRateLimiter(1), createMemoryRateLimiter(4)),
      limits: { ...limits, trustProxy: true },
    });
    const networks = [1, 2, 3, 4, 5, 6].map((network) => `2001:db8:1:${network}::1`);
    expect(await statuses(networks)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await statuses(['2001:db8:2:1::1', '1.2.3.4'])).toEqual([200, 200]);
  });

  it('counts a home network of IPv6 as one client', async () => {
    server = await startTestServer({
      rateLimiter: createMemoryRateLimiter(1),
      limits: { ...limits, trustProxy: true },
    });
    expect(await statuses(['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'])).toEqual([
      200, 429, 200,
    ]);
  });
});

describe('the headers of every answer', () => {
  it.each([
    [undefined, null],
    ['http://fettle.example', null],
    ['https://fettle.example', 'max-age=31536000'],
  ])('promise TLS only where the public address has it: %s', async (own, promise) => {
    server = await startTestServer({ origins: { own, allowed: [] } });
    for (const path of ['/', '/api/health']) {
      expect((await server.get(path)).headers.get('strict-transport-security')).toBe(promise);
    }
  });

  it.each(['/', '/nothing', '/api/health', '/api/nothing', '/assets/app-1a2b.js'])('%s', async (path) => {
    server = await startTestServer();
    const { headers } = await server.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toBe('request-1');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('what is written down', () => {
  it('is one line a request, without bodies, addresses and query strings', async () => {
    server = await startTestServer();
    await server.postJson('/api/contact?token=canary', { email: 'canary@mill.example' });
    await server.get('/about?token=canary');
    await server.get('/canary');
    await expect.poll(() => server.requests.length).toBe(3);
    expect(server.requests.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', '/api/contact', 200],
      ['GET', '/about', 200],
      ['GET', 'not-found-page', 404],
    ]);
    expect(JSON.stringify(server.requests)).not.toMatch(/canary|127\.0\.0\.1/);
  });

  it('is counted for Prometheus by route and status', async () => {
    server = await startTestServer();
    await server.get('/canary');
    const response = await server.get('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toContain('fettle_http_requests_total{method="GET",route="not-found-page",status="404"} 1');
    expect(text).not.toContain('canary');
  });

  it('tells Prometheus which of the services that it depends on fail', async () => {
    const redis = new DependencyWatch('redis');
    server = await startTestServer({ dependencyReadings: [new DependencyWatch('database'), redis] });
    const figures = async () => {
      const text = await (await server.get('/metrics')).text();
      return text.split('\n').filter((line) => line.startsWith('fettle_dependency'));
    };
    redis.fail('no-answer');
    expect(await figures()).toEqual([
      'fettle_dependency_up{dependency="database"} 1',
      'fettle_dependency_up{dependency="redis"} 0',
      'fettle_dependency_failures_total{dependency="database"} 0',
      'fettle_dependency_failures_total{dependency="redis"} 1',
    ]);
    redis.recover();
    redis.fail('no-answer');
    redis.recover();
    expect(await figures()).toContain('fettle_dependency_up{dependency="redis"} 1');
    expect(await figures()).toContain('fettle_dependency_failures_total{dependency="redis"} 2');
  });
});
