import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startSilentServer } from '../testing/start-silent-server.ts';
import { startTcpProxy } from '../testing/start-tcp-proxy.ts';
import { postgresAnswers, testPostgresUrl } from '../testing/test-databases.ts';
import { openBoundedPool } from './bounded-pool.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** @param limitMs for each step */
function open(url: string, limitMs: number, connections = 2): Kysely<unknown> {
  const limits = { connectMs: limitMs, statementMs: limitMs, idleMs: 10_000, connections };
  const pool = openBoundedPool(url, limits);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  endings.push(() => database.destroy());
  return database;
}

const ask = (database: Kysely<unknown>) => sql`select 1`.execute(database);

it('does not wait for a server that takes connections and says nothing', async () => {
  const silent = await startSilentServer();
  endings.push(() => silent.close());
  const database = open(`postgres://fettle@127.0.0.1:${silent.port}/list`, 300);
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => ask(database)));
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  // Nobody keeps a place: who comes later tries for himself.
  const before = silent.connections();
  await expect(ask(database)).rejects.toThrow();
  expect(silent.connections()).toBeGreaterThan(before);
});

describe.runIf(await postgresAnswers())('a PostgreSQL server', () => {
  async function openThroughProxy(limitMs: number, connections = 1) {
    const direct = new URL(testPostgresUrl);
    const proxy = await startTcpProxy(direct.hostname, Number(direct.port || 5432));
    endings.push(() => proxy.cut());
    const url = new URL(direct);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return { proxy, database: open(url.href, limitMs, connections) };
  }

  it('that is out of reach in the middle of a transaction is given up once, not once a statement', async () => {
    const { proxy, database } = await openThroughProxy(2000);
    await ask(database);
    const failures: unknown[] = [];
    const transaction = database.transaction().execute(async (queries) => {
      await ask(queries as Kysely<unknown>);
      proxy.swallow();
      await ask(queries as Kysely<unknown>).catch((error: unknown) => failures.push(error));
      await ask(queries as Kysely<unknown>).catch((error: unknown) => failures.push(error));
      throw new Error('given up');
    });
    await expect(transaction).rejects.toThrow();
    expect(failures.map(String)).toEqual([
      expect.stringContaining('timeout'),
      // The second did not wait: there was nothing left to ask.
      expect.stringContaining('not queryable'),
    ]);
  });

  it('that was out of reach is met on a new connection, not on the one that leads nowhere', async () => {
    const { proxy, database } = await openThroughProxy(1000);
    await ask(database);
    proxy.swallow();
    await expect(ask(database)).rejects.toThrow();
    await proxy.mend();
    await ask(database);
  });

  it('that breaks the connection while it is used fails the query, not the program', async () => {
    const { proxy, database } = await openThroughProxy(20_000, 2);
    const slow = sql`select pg_sleep(30)`.execute(database);
    const betweenStatements = database.transaction().execute(async (queries) => {
      await proxy.cut();
      await ask(queries as Kysely<unknown>);
    });
    const outcomes = await Promise.allSettled([slow, betweenStatements]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await proxy.mend();
    await ask(database);
  });

  it('that works too long on a statement is told to stop', async () => {
    const database = open(testPostgresUrl, 500);
    await expect(sql`select pg_sleep(31)`.execute(database)).rejects.toThrow();
    const watching = open(testPostgresUrl, 20_000);
    const left = async () => {
      const { rows } = await sql<{ left: string }>`
        select count(*) as left from pg_stat_activity
        where application_name = 'fettle' and query like 'select pg_sleep(31)%' and state = 'active'
      `.execute(watching);
      return Number(rows[0]?.left);
    };
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
  });
});
