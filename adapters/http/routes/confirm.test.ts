import { afterEach, describe, expect, it } from 'vitest';
import { failed } from '../../../core/result.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
afterEach(async () => server.close());
const path = '/api/confirm?token=abc.1.def';

describe('the link of a confirmation mail', () => {
  it.each([
    ['invalid-link', 400],
    ['expired-link', 410],
    ['list-unavailable', 503],
  ] as const)('answers %s with %i and a page', async (code, status) => {
    const fail = async () => failed({ code, message: 'A sentence for the reader.' });
    server = await startTestServer({ confirmSignUp: fail, checkConfirmationLink: fail });
    for (const response of [await server.get(path), await server.post(path, '')]) {
      expect(response.status).toBe(status);
      expect(await response.text()).toContain('A sentence for the reader.');
    }
    await expect.poll(() => server.requests.length).toBe(2);
    expect(server.requests[0]).toMatchObject({ route: '/api/confirm', code });
  });

  it('takes a missing, doubled or endless token for none', async () => {
    server = await startTestServer();
    for (const query of ['', '?token=a&token=b', `?token=${'a'.repeat(201)}`]) {
      await server.get(`/api/confirm${query}`);
      await server.post(`/api/unsubscribe${query}`, '');
    }
    expect(server.calls.map(({ request }) => request)).toEqual(['', '', '', '', '', '']);
  });

  it('asks on GET and changes nothing', async () => {
    server = await startTestServer();
    const response = await server.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    const html = await response.text();
    expect(html).toContain('<form method="post"><button type="submit">Confirm</button></form>');
    expect(html).not.toContain('<script');
    expect(server.calls).toEqual([{ useCase: 'checkConfirmationLink', request: 'abc.1.def' }]);
  });

  it('acts on POST', async () => {
    server = await startTestServer();
    const response = await server.post(path, '', { Origin: server.url });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('You are on the mailing list');
    expect(server.calls).toEqual([{ useCase: 'confirmSignUp', request: 'abc.1.def' }]);
  });
});
