import Database from 'better-sqlite3';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { aSubscriber } from '../../../core/mailing/testing/a-subscriber.ts';
import { openMailingStore } from '../open-mailing-store.ts';
import type { MailingSchema } from '../schema.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  postgresAnswers,
  type TestDatabase,
} from '../testing/test-databases.ts';
import { migrations } from './migrate.ts';

const kinds: [string, () => Promise<TestDatabase>][] = [['SQLite', createSqliteDatabase]];
if (await postgresAnswers()) kinds.push(['PostgreSQL', createPostgresDatabase]);

let database: TestDatabase;
afterEach(async () => database.drop());

function connect({ url }: TestDatabase): Kysely<MailingSchema> {
  if (url.startsWith('sqlite:')) {
    return new Kysely({
      dialect: new SqliteDialect({ database: new Database(url.slice('sqlite:'.length)) }),
    });
  }
  return new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
}

describe.each(kinds)('a list of an earlier version on %s', (_kind, create) => {
  it('keeps its people and its mails when its tables are brought up to date', async () => {
    database = await create();
    // Makes the file and its folder; nothing is migrated before the first query.
    await openMailingStore(database.url).close();
    const before = connect(database);
    const schema = new URL(database.url).searchParams.get('options')?.split('=')[1];
    const migrator = new Migrator({
      db: before,
      provider: { getMigrations: async () => migrations },
      ...(schema ? { migrationTableSchema: schema } : {}),
    });
    expect((await migrator.migrateTo('0002-consent-and-outbox')).error).toBeUndefined();
    const { confirmedAt: _, unsubscribedAt, consentText, subscribedAt, ...fields } = aSubscriber();
    const row = {
      ...fields,
      consent_text: consentText,
      subscribed_at: subscribedAt,
      unsubscribed_at: unsubscribedAt,
    };
    await before
      .insertInto('subscribers')
      .values(row as never)
      .execute();
    const mail = { kind: 'welcome', email: fields.email, attempts: 1, reason: null } as const;
    const at = { due_at: subscribedAt, changed_at: subscribedAt };
    await before
      .insertInto('outbox')
      .values([
        { ...mail, ...at, id: 'sent', state: 'sent' },
        { ...mail, ...at, id: 'waits', state: 'waiting' },
      ])
      .execute();
    await before.destroy();

    const store = openMailingStore(database.url);
    expect(await store.subscribers.list()).toEqual([aSubscriber()]);
    const since = '2026-03-01T09:00:00.000Z';
    expect(await store.outbox.handedOverSince(since)).toBe(1);
    expect(await store.outbox.claim(subscribedAt, { since, most: 1 })).toBeUndefined();
    expect(await store.outbox.claim(subscribedAt, { since, most: 2 })).toMatchObject({ id: 'waits' });
    await store.close();
  });
});
