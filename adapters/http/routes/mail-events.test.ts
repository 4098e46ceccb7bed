import { afterEach, describe, expect, it } from 'vitest';
import { ListUnavailableError } from '../../../core/mailing/mailing.errors.ts';
import type { MailEvent } from '../../../core/mailing/record-mail-events.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const path = '/api/mail-events';
const withToken = { Authorization: 'Bearer secret-word' };
const events: MailEvent[] = [{ email: 'ada@mill.example', kind: 'complaint' }];
const report = { takenOff: 1, kept: 0, unknown: 0, invalid: 0 };

let server: TestServer;
afterEach(async () => server.close());

async function start(answer: () => Promise<typeof report> = async () => report): Promise<MailEvent[]> {
  const told: MailEvent[] = [];
  const record = (reported: readonly MailEvent[]) => {
    told.push(...reported);
    return answer();
  };
  server = await startTestServer({ mailEvents: { token: 'secret-word', record } });
  return told;
}

describe('the hook for bounces and complaints', () => {
  it('is not there without a token', async () => {
    server = await startTestServer();
    expect((await server.postJson(path, { events }, withToken)).status).toBe(404);
  });

  it.each<Record<string, string>>([{}, { Authorization: 'Bearer wrong' }, { Authorization: 'secret-word' }])(
    'refuses %j before it reads the body',
    async (headers) => {
      const told = await start();
      const response = await server.postJson(path, 'no body at all', headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'mail-events-refused' });
      expect(told).toEqual([]);
    },
  );

  it('hands on what it was told', async () => {
    const told = await start();
    const response = await server.postJson(path, { events }, withToken);
    expect([response.status, await response.json()]).toEqual([200, report]);
    expect(told).toEqual(events);
  });

  it.each([
    {},
    { events: [] },
    { events: [{ email: 'a@b.example', kind: 'opened' }] },
    { events: Array.from({ length: 501 }, () => events[0]) },
  ])('says what it takes', async (body) => {
    const told = await start();
    const response = await server.postJson(path, body, withToken);
    expect(response.status).toBe(400);
    expect(told).toEqual([]);
  });

  it('asks to come back while the list is away', async () => {
    await start(() => Promise.reject(new ListUnavailableError(new Error('gone'))));
    const response = await server.postJson(path, { events }, withToken);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  });
});
