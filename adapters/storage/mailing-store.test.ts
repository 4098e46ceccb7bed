import { describe, expect, it } from 'vitest';
import { aSubscriber } from '../../core/mailing/testing/a-subscriber.ts';
import { describeSubscriberList } from '../../core/mailing/testing/subscriber-list.contract.ts';
import { openMailingStore } from './open-mailing-store.ts';
import { runChild } from './testing/run-child.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  postgresAnswers,
  type TestDatabase,
} from './testing/test-databases.ts';

const kinds: [string, () => Promise<TestDatabase>][] = [['SQLite', createSqliteDatabase]];
if (await postgresAnswers()) kinds.push(['PostgreSQL', createPostgresDatabase]);

for (const [kind, createDatabase] of kinds) {
  describeSubscriberList(kind, async () => {
    const database = await createDatabase();
    const store = openMailingStore(database.url);
    const close = async () => {
      await store.close();
      await database.drop();
    };
    return { list: store.subscribers, close };
  });

  describe(`database: ${kind}`, () => {
    it('is made by whoever comes first, even when several programs start together', async () => {
      const database = await createDatabase();
      const children = ['a', 'b', 'c'].map((prefix) =>
        runChild('sign-up.child.ts', database.url, prefix, '5'),
      );
      const accepted = (await Promise.all(children.map((child) => child.lines))).flat();
      expect(accepted).toHaveLength(15);
      const store = openMailingStore(database.url);
      const stored = (await store.subscribers.list()).map((subscriber) => subscriber.email);
      expect(stored.toSorted()).toEqual(accepted.toSorted());
      await store.close();
      await database.drop();
    });

    it('keeps its rows when it is closed and opened again', async () => {
      const database = await createDatabase();
      const before = openMailingStore(database.url);
      await before.subscribers.add(aSubscriber());
      await before.close();
      const after = openMailingStore(database.url);
      expect(await after.subscribers.list()).toEqual([aSubscriber()]);
      await after.close();
      await database.drop();
    });
  });
}
