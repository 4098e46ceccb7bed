import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failed, success } from '../../../core/result.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const invalidEmail = { code: 'invalid-email', message: 'Please enter a valid email address' } as const;
const browser = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

describe('where addresses are to be confirmed', () => {
  it('every sign-up is told so, with script and without', async () => {
    const server = await startTestServer({ asksForConfirmation: true });
    const answer = await server.postJson('/api/contact', { email: 'ada@mill.example' });
    expect(await answer.json()).toEqual({ status: 'ok', confirmation: true });
    const form = await server.post('/api/contact', 'email=ada%40mill.example', browser);
    expect(form.headers.get('location')).toBe('/#to-confirm');
    await server.close();
  });
});

describe('a contact form sent without script', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({
      subscribe: async (payload) =>
        (payload as { email: string }).email.includes('@') ? success(undefined) : failed(invalidEmail),
    });
  });
  afterAll(() => server.close());

  const send = (email: string, headers: Record<string, string> = {}) =>
    server.post('/api/contact', `email=${encodeURIComponent(email)}`, { ...browser, ...headers });

  it.each(['https://elsewhere.example/about', 'not an address', ''])(
    'never leads to another site, whatever the referrer is: %s',
    async (referrer) => {
      const response = await send('ada@mill.example', referrer ? { Referer: referrer } : {});
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/#sent');
    },
  );

  it('says on its page that it was not sent', async () => {
    const response = await send('ada', { Referer: `${server.url}/about` });
    expect(response.headers.get('location')).toBe('/about#not-sent');
  });

  it('leads back to its page when it was sent', async () => {
    const response = await send('ada@mill.example', { Referer: `${server.url}/about` });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/about#sent');
  });

  it('is answered with JSON where a program sends the fields as a form', async () => {
    const response = await send('ada@mill.example', { Accept: '*/*' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});
