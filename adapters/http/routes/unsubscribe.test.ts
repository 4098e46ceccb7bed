import { afterEach, describe, expect, it } from 'vitest';
import { failed } from '../../../core/result.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
afterEach(async () => server.close());
const path = '/api/unsubscribe?token=abc.def';

describe('the way out', () => {
  it('asks on GET and changes nothing', async () => {
    server = await startTestServer();
    const response = await server.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    // Without an action the form goes back to the address of the page, token included.
    expect(html).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>');
    expect(html).not.toContain('<script');
    expect(server.calls).toEqual([{ useCase: 'checkUnsubscribeLink', request: 'abc.def' }]);
  });

  it.each([
    ['a form of a browser', new URLSearchParams()],
    ['one click in a mail program', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['a multipart one click', multipartOneClick()],
    ['no body at all', ''],
  ])('acts on POST: %s', async (_what, body) => {
    server = await startTestServer();
    const response = await server.post(path, body);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('You have left the mailing list');
    expect(server.calls).toEqual([{ useCase: 'unsubscribe', request: 'abc.def' }]);
  });

  it.each([
    ['invalid-link', 400],
    ['list-unavailable', 503],
  ] as const)('answers %s with %i and a page', async (code, status) => {
    const fail = async () => failed({ code, message: 'A sentence for the reader.' });
    server = await startTestServer({ unsubscribe: fail, checkUnsubscribeLink: fail });
    for (const response of [await server.get(path), await server.post(path, '')]) {
      expect(response.status).toBe(status);
      expect(await response.text()).toContain('A sentence for the reader.');
    }
  });

  it('takes a missing or doubled token for none, and logs no token', async () => {
    server = await startTestServer();
    await server.get('/api/unsubscribe');
    await server.get('/api/unsubscribe?token=a&token=b');
    expect(server.calls.map(({ request }) => request)).toEqual(['', '']);
    await server.get('/api/unsubscribe?token=canary');
    await expect.poll(() => server.requests.length).toBe(3);
    expect(JSON.stringify(server.requests)).not.toContain('canary');
  });
});

function multipartOneClick(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}
