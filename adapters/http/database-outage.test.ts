import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { subscribe } from '../../core/mailing/subscribe.ts';
import { openMailingStore } from '../storage/open-mailing-store.ts';
import { startTcpProxy } from '../storage/testing/start-tcp-proxy.ts';
import { createPostgresDatabase, postgresAnswers } from '../storage/testing/test-databases.ts';
import { startTestServer } from './testing/start-test-server.ts';

async function startServerOn(databaseUrl: string) {
  const store = openMailingStore(databaseUrl);
  const server = await startTestServer({
    subscribe: (payload) =>
      subscribe(
        {
          subscribers: store.subscribers,
          clock: { now: () => new Date() },
          asciiDomain: domainToASCII,
          newId: randomUUID,
          attempts: { take: async () => ({ allowed: true }) },
          mails: [],
        },
        payload,
      ),
  });
  const signUp = (email: string) => server.postJson('/api/contact', { email });
  return { store, server, signUp };
}

describe.runIf(await postgresAnswers())('PostgreSQL that goes away and comes back', () => {
  it('means 503 with a clear sentence, and no restart', async () => {
    const database = await createPostgresDatabase();
    const direct = new URL(database.url);
    const proxy = await startTcpProxy(direct.hostname, Number(direct.port || 5432));
    const url = new URL(direct);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const { store, server, signUp } = await startServerOn(url.href);

    expect((await signUp('before@x.example')).status).toBe(200);
    await proxy.cut();
    const refused = await signUp('during@x.example');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({
      code: 'list-unavailable',
      message: 'The mailing list cannot be reached just now. Please try again in a minute.',
    });
    await expect(store.check()).rejects.toMatchObject({ code: 'list-unavailable' });
    expect(server.faults).toEqual([]);

    await proxy.mend();
    expect((await signUp('after@x.example')).status).toBe(200);
    await store.check();
    expect((await store.subscribers.list()).map(({ email }) => email)).toEqual([
      'before@x.example',
      'after@x.example',
    ]);
    await server.close();
    await store.close();
    await proxy.cut();
    await database.drop();
  });

  it('may also be away when the server starts', async () => {
    const database = await createPostgresDatabase();
    const direct = new URL(database.url);
    const proxy = await startTcpProxy(direct.hostname, Number(direct.port || 5432));
    const url = new URL(direct);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    await proxy.cut();
    const { store, server, signUp } = await startServerOn(url.href);
    expect((await signUp('early@x.example')).status).toBe(503);
    await proxy.mend();
    expect((await signUp('early@x.example')).status).toBe(200);
    await server.close();
    await store.close();
    await proxy.cut();
    await database.drop();
  });
});
