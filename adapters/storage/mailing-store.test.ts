import { afterAll, describe, expect, it } from 'vitest';
import { aSignUp, aSubscriber } from '../../core/mailing/testing/a-subscriber.ts';
import { describeMailingStore } from '../../core/mailing/testing/mailing-store.contract.ts';
import { openMailingDatabase, openMailingStore } from './open-mailing-store.ts';
import { runChild } from './testing/run-child.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  postgresAnswers,
  type TestDatabase,
} from './testing/test-databases.ts';

const kinds: [string, TestDatabase][] = [['SQLite', await createSqliteDatabase()]];
if (await postgresAnswers()) kinds.push(['PostgreSQL', await createPostgresDatabase()]);

/** A machine under load must not look like a database that is away. */
const patienceMs = 20_000;

const signUpProgram = new URL('testing/sign-up.child.ts', import.meta.url);

/** Making tables takes far longer than a test does, so one database serves all tests, emptied in between. */
async function empty(database: TestDatabase): Promise<void> {
  const opened = openMailingDatabase(database.url);
  await opened.use(async (queries) => {
    for (const table of ['outbox', 'subscribers', 'pending_sign_ups', 'erasures'] as const) {
      await queries.deleteFrom(table).execute();
    }
  });
  await opened.close();
}

for (const [kind, database] of kinds) {
  // First, while the tables are still to be made.
  describe(`database: ${kind}`, () => {
    it('is made by whoever comes first, even when two programs start together', async () => {
      const children = ['a', 'b'].map((prefix) => runChild(signUpProgram, database.url, prefix, '5'));
      const accepted = (await Promise.all(children.map((child) => child.lines))).flat();
      expect(accepted).toHaveLength(10);
      const store = openMailingStore(database.url, { patienceMs });
      const stored = (await store.subscribers.list()).map((subscriber) => subscriber.email);
      expect(stored.toSorted()).toEqual(accepted.toSorted());
      await store.close();
    });

    it('keeps its rows and its secret when it is closed and opened again', async () => {
      await empty(database);
      const before = openMailingStore(database.url, { patienceMs });
      await before.subscribers.add(aSignUp(), []);
      const token = await before.tokens.issue('some-id');
      await before.close();
      const after = openMailingStore(database.url, { patienceMs });
      expect(await after.subscribers.list()).toEqual([aSubscriber()]);
      expect(await after.tokens.read(token)).toBe('some-id');
      await after.close();
    });
  });

  describeMailingStore(kind, async () => {
    await empty(database);
    return openMailingStore(database.url, { patienceMs });
  });

  afterAll(async () => database.drop());
}
