import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { subscribe } from '../../core/mailing/subscribe.ts';
import { DependencyWatch } from '../availability/dependency-watch.ts';
import { createReadiness } from '../composition/readiness.ts';
import type { MailingDatabase } from '../storage/mailing-database.ts';
import { mailingStoreOn, openMailingDatabase } from '../storage/open-mailing-store.ts';
import { startSilentServer } from '../storage/testing/start-silent-server.ts';
import { startTcpProxy } from '../storage/testing/start-tcp-proxy.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  postgresAnswers,
} from '../storage/testing/test-databases.ts';
import { startTestServer } from './testing/start-test-server.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Far above what a machine under load takes for a statement, and short enough to wait for. */
const patienceMs = 3000;

async function startServerOn(databaseUrl: string) {
  const watch = new DependencyWatch('database');
  const events: string[] = [];
  watch.listen(({ event }) => events.push(event));
  const database: MailingDatabase = openMailingDatabase(databaseUrl, { watch, patienceMs });
  endings.push(() => database.close());
  const store = mailingStoreOn(database);
  const dependencies = {
    subscribers: store.subscribers,
    clock: { now: () => new Date() },
    asciiDomain: domainToASCII,
    newId: randomUUID,
    attempts: { take: async () => ({ allowed: true as const }) },
    mails: [],
  };
  const server = await startTestServer({
    subscribe: (payload) => subscribe(dependencies, payload),
    // Asked anew each time.
    readiness: () =>
      createReadiness({
        checkDatabase: () => store.check(),
        checkLimits: async () => true,
        providerAddress: null,
        hasFallback: true,
        now: () => 0,
      })(),
  });
  endings.push(() => server.close());
  return {
    database,
    events,
    server,
    signUp: (email: string) => server.postJson('/api/contact', { email }),
    ready: async () => (await server.get('/api/ready')).status,
    stored: async () => (await store.subscribers.list()).map(({ email }) => email),
  };
}

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toMatchObject({
    code: 'list-unavailable',
    message: 'The mailing list cannot be reached just now. Please try again in a minute.',
  });
}

describe.runIf(await postgresAnswers())('PostgreSQL that goes away and comes back', () => {
  async function startThroughProxy() {
    const postgres = await createPostgresDatabase();
    endings.push(() => postgres.drop());
    const url = new URL(postgres.url);
    const proxy = await startTcpProxy(url.hostname, Number(url.port || 5432));
    endings.push(() => proxy.cut());
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return { proxy, ...(await startServerOn(url.href)) };
  }

  it.each(['cut', 'swallow'] as const)('(%s) means 503 in time, and no restart', async (how) => {
    const { proxy, server, signUp, ready, stored, events } = await startThroughProxy();
    expect((await signUp('before@x.example')).status).toBe(200);
    expect(await ready()).toBe(200);
    await proxy[how]();
    for (const name of ['during', 'still']) await expectUnavailable(await signUp(`${name}@x.example`));
    expect(await ready()).toBe(503);
    expect(server.faults).toEqual([]);

    await proxy.mend();
    expect((await signUp('after@x.example')).status).toBe(200);
    expect(await ready()).toBe(200);
    expect(await stored()).toEqual(['before@x.example', 'after@x.example']);
    expect(events).toEqual(['dependency-fail', 'dependency-recover']);
  });

  it('in the middle of a sign-up leaves no lock that keeps the same visitor out for long', async () => {
    const { proxy, database, signUp, stored } = await startThroughProxy();
    expect((await signUp('before@x.example')).status).toBe(200);
    const cutOff = database.inTransaction(async (queries) => {
      await queries
        .updateTable('subscribers')
        .set({ name: 'held' })
        .where('email', '=', 'before@x.example')
        .execute();
      proxy.swallow();
      await sql`select 1`.execute(queries);
    });
    await expect(cutOff).rejects.toMatchObject({ code: 'list-unavailable' });
    await proxy.mend();
    const again = () =>
      database
        .inTransaction((queries) => queries.updateTable('subscribers').set({ name: 'free' }).execute())
        .then(
          () => 'done',
          () => 'held up',
        );
    await expect.poll(again, { timeout: 30_000 }).toBe('done');
    expect(await stored()).toEqual(['before@x.example']);
  });

  it('may also be away when the server starts', async () => {
    const { proxy, signUp } = await startThroughProxy();
    await proxy.cut();
    await expectUnavailable(await signUp('early@x.example'));
    await proxy.mend();
    expect((await signUp('early@x.example')).status).toBe(200);
  });
});

it('answers 503 where the database takes connections and says nothing', async () => {
  const silent = await startSilentServer();
  endings.push(() => silent.close());
  const { signUp, ready } = await startServerOn(`postgres://fettle@127.0.0.1:${silent.port}/list`);
  await expectUnavailable(await signUp('ada@mill.example'));
  expect(await ready()).toBe(503);
});

describe('SQLite', () => {
  it.each([
    ['a disk that is full', 'max_page_count = 1', 'max_page_count = 100000'],
    ['a disk that is read-only', 'query_only = on', 'query_only = off'],
  ])('on %s means 503, and loses nothing that was taken', async (_what, trouble, mended) => {
    const file = await createSqliteDatabase();
    endings.push(() => file.drop());
    const { database, server, signUp, ready, stored, events } = await startServerOn(file.url);
    const pragma = (text: string) => database.use((queries) => sql.raw(`pragma ${text}`).execute(queries));
    const taken: string[] = [];
    /** Signs up until the list is unavailable; the first pages of a full file have some room left. */
    const signUpUntilRefused = async () => {
      for (let number = 0; ; number += 1) {
        const email = `visitor-${number}@x.example`;
        const response = await signUp(email);
        if (response.status !== 200) return response;
        taken.push(email);
      }
    };
    expect((await signUp('before@x.example')).status).toBe(200);
    await pragma(trouble);
    await expectUnavailable(await signUpUntilRefused());
    expect(await ready()).toBe(503);
    expect(server.faults).toEqual([]);
    expect((await stored()).toSorted()).toEqual(['before@x.example', ...taken].toSorted());
    await pragma(mended);
    expect((await signUp('after@x.example')).status).toBe(200);
    expect(await ready()).toBe(200);
    expect(events).toEqual(['dependency-fail', 'dependency-recover']);
  });
});
