import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
afterEach(async () => server.close());

const partner = 'https://partner.example';
const allowPartner = { origins: { own: undefined, allowed: [partner] } };
const signUp = (headers: Record<string, string> = {}) =>
  server.postJson('/api/contact', { email: 'ada@mill.example' }, headers);
const corsHeadersOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-')).toSorted();

describe('a post from a page of another site', () => {
  it.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: partner, 'Sec-Fetch-Site': 'cross-site' },
  ])(
    'is refused by %j, on every call and in every form, before anything is read or counted',
    async (headers) => {
      server = await startTestServer();
      const bodies: [string, string][] = [
        ['/api/contact', '{"email":"ada@mill.example"}'],
        ['/api/carbon-footprint', '{}'],
        ['/api/analyze-term-sheet', '{}'],
        ['/api/classify-business', '{}'],
        ['/api/unsubscribe?token=a', ''],
        ['/api/confirm?token=a', ''],
        ['/api/nothing', ''],
        ['/about', ''],
      ];
      for (const [path, body] of bodies) {
        const response = await server.post(path, body, { 'Content-Type': 'application/json', ...headers });
        expect(response.status).toBe(403);
        expect(await response.json()).toEqual({
          message: expect.stringContaining('another site'),
          code: 'cross-site',
          requestId: response.headers.get('x-request-id'),
        });
        expect(corsHeadersOf(response)).toEqual([]);
      }
      const form = await server.post(
        '/api/contact',
        new URLSearchParams({ email: 'ada@mill.example' }),
        headers,
      );
      expect(form.status).toBe(403);
      expect(server.calls).toEqual([]);
      await expect.poll(() => server.requests.length).toBe(bodies.length + 1);
      expect(server.requests[0]).toMatchObject({ route: 'cross-site', status: 403, code: 'cross-site' });
    },
  );

  it('is not refused for reading', async () => {
    server = await startTestServer();
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const path of ['/', '/api/health', '/api/unsubscribe?token=a']) {
      const response = await server.get(path, foreign);
      expect(response.status).toBe(200);
      expect(corsHeadersOf(response)).toEqual([]);
    }
  });
});

describe('a post that is taken', () => {
  it('comes from a program, from a page of ours, or from our public name before a proxy', async () => {
    server = await startTestServer({ origins: { own: 'https://fettle.example', allowed: [] } });
    for (const headers of [
      {},
      { Origin: server.url },
      { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://fettle.example' },
    ] as Record<string, string>[]) {
      expect((await signUp(headers)).status).toBe(200);
    }
  });

  it('may come through a proxy of ours, which says what the visitor sees', async () => {
    const seen = {
      Origin: 'https://fettle.example',
      'X-Forwarded-Host': 'fettle.example',
      'X-Forwarded-Proto': 'https',
    };
    server = await startTestServer({ limits: { maxUploadBytes: 1_048_576, trustProxy: 1 } });
    expect((await signUp(seen)).status).toBe(200);
    expect((await signUp({ ...seen, Origin: 'https://evil.example' })).status).toBe(403);
    await server.close();
    server = await startTestServer();
    expect((await signUp(seen)).status).toBe(403);
  });

  it('is the one click of a mail program, and the button of the page that the link opens', async () => {
    server = await startTestServer();
    const path = '/api/unsubscribe?token=abc.def';
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await server.post(path, oneClick)).status).toBe(200);
    const page = await server.get(path);
    // With "no-referrer" browsers would send "Origin: null" with the page's own form.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect((await server.post(path, '', { Origin: server.url })).status).toBe(200);
    expect(server.calls.map(({ useCase }) => useCase)).toEqual([
      'unsubscribe',
      'checkUnsubscribeLink',
      'unsubscribe',
    ]);
  });
});

describe('a site that the operator allows', () => {
  it('may post, and read the answer and its refusals, with credentials', async () => {
    server = await startTestServer(allowPartner);
    const headers = { Origin: partner, 'Sec-Fetch-Site': 'cross-site' };
    const answers = [await signUp(headers), await server.postJson('/api/contact', ['no', 'form'], headers)];
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    for (const { headers: said } of answers) {
      expect(said.get('access-control-allow-origin')).toBe(partner);
      expect(said.get('access-control-allow-credentials')).toBe('true');
      expect(said.get('access-control-expose-headers')).toMatch(/retry-after/i);
      expect(said.get('vary')).toMatch(/\borigin\b/i);
    }
  });

  it('is told by a preflight what it may', async () => {
    server = await startTestServer(allowPartner);
    const preflight = (origin: string) =>
      fetch(`${server.url}/api/contact`, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
    const allowed = await preflight(partner);
    expect(allowed.status).toBe(204);
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET,HEAD,POST',
      'access-control-allow-headers': 'Content-Type,X-Request-Id,Mcp-Protocol-Version',
      'access-control-max-age': '7200',
      vary: 'Origin',
    });
    for (const origin of ['https://evil.example', 'null', 'https://partner.example.evil.example']) {
      const refused = await preflight(origin);
      expect(refused.status).toBe(405);
      expect(corsHeadersOf(refused)).toEqual([]);
      expect(refused.headers.get('vary')).toBe('Origin, Accept-Encoding');
    }
    await expect
      .poll(() => server.requests[0])
      .toMatchObject({ method: 'OPTIONS', route: 'preflight', status: 204 });
  });

  it('shares the API and not the pages, and nothing with others', async () => {
    server = await startTestServer(allowPartner);
    const call = await server.get('/api/engine', { Origin: partner });
    expect(call.headers.get('access-control-allow-origin')).toBe(partner);
    expect(corsHeadersOf(await server.get('/', { Origin: partner }))).toEqual([]);
    const other = await server.get('/api/engine', { Origin: 'https://evil.example' });
    expect(corsHeadersOf(other)).toEqual([]);
    expect((await signUp({ Origin: 'https://evil.example' })).status).toBe(403);
    // A cache must not give one site the answer that says another one may read it.
    for (const answer of [call, other, await server.get('/api/engine')]) {
      expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
    }
  });
});
