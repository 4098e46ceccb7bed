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

/** Brings an empty database to an earlier version and writes rows of that version into it. */
async function asOfVersion(version: keyof typeof migrations, rows: Record<string, object[]>): Promise<void> {
  // Makes the file and its folder; nothing is migrated before the first query.
  await openMailingStore(database.url).close();
  const before = connect(database);
  const schema = new URL(database.url).searchParams.get('options')?.split('=')[1];
  const migrator = new Migrator({
    db: before,
    provider: { getMigrations: async () => migrations },
    ...(schema ? { migrationTableSchema: schema } : {}),
  });
  expect((await migrator.migrateTo(version)).error).toBeUndefined();
  for (const [table, values] of Object.entries(rows)) {
    await before
      .insertInto(table as 'subscribers')
      .values(values as never)
      .execute();
  }
  await before.destroy();
}

const { confirmedAt: _, unsubscribedAt, consentText, subscribedAt, id, state, ...fields } = aSubscriber();
const firstRow = { ...fields, subscribed_at: subscribedAt };
const secondRow = {
  ...firstRow,
  id,
  state,
  consent_text: consentText,
  unsubscribed_at: unsubscribedAt,
};
const mail = {
  kind: 'welcome',
  email: fields.email,
  attempts: 1,
  reason: null,
  due_at: subscribedAt,
  changed_at: subscribedAt,
};

describe.each(kinds)('a list of an earlier version on %s', (_kind, create) => {
  it('is of a version that is tested here', () => {
    expect(Object.keys(migrations)).toEqual([
      '0001-subscribers',
      '0002-consent-and-outbox',
      '0003-confirmation-and-mail-budget',
    ]);
    database = { url: '', drop: async () => {} };
  });

  it('of the first version keeps its people, each with a link of its own from then on', async () => {
    database = await create();
    const people = ['ada@mill.example', 'bob@mill.example'].map((email) => ({ ...firstRow, email }));
    await asOfVersion('0001-subscribers', { subscribers: people });
    const store = openMailingStore(database.url);
    const listed = await store.subscribers.list();
    expect(listed.map(({ id: _id, ...rest }) => rest)).toEqual(
      people.map(({ email }) => ({
        ...fields,
        email,
        state: 'subscribed',
        consentText: '',
        subscribedAt,
        confirmedAt: null,
        unsubscribedAt: null,
      })),
    );
    expect(new Set(listed.map((one) => one.id)).size).toBe(2);
    const [ada] = listed;
    const token = await store.tokens.issue(ada?.id ?? '');
    expect(await store.subscribers.unsubscribe((await store.tokens.read(token)) ?? '', subscribedAt)).toBe(
      true,
    );
    await store.close();
  });

  it('of the second version keeps its people and its mails', async () => {
    database = await create();
    await asOfVersion('0002-consent-and-outbox', {
      subscribers: [secondRow],
      outbox: [
        { ...mail, id: 'sent', state: 'sent' },
        { ...mail, id: 'waits', state: 'waiting' },
      ],
      erasures: [{ address_digest: 'digest', erased_at: subscribedAt }],
      settings: [{ name: 'secret', value: 'the-secret-of-the-list' }],
    });
    const linksBefore = connect(database);
    const store = openMailingStore(database.url);
    expect(await store.subscribers.list()).toEqual([aSubscriber()]);
    const since = '2026-03-01T09:00:00.000Z';
    expect(await store.outbox.handedOverSince(since)).toBe(1);
    expect(await store.outbox.claim(subscribedAt, { since, most: 1 })).toBeUndefined();
    expect(await store.outbox.claim(subscribedAt, { since, most: 2 })).toMatchObject({ id: 'waits' });
    const secret = await linksBefore
      .selectFrom('settings')
      .selectAll()
      .where('name', '=', 'secret')
      .execute();
    expect(secret).toEqual([{ name: 'secret', value: 'the-secret-of-the-list' }]);
    expect(await linksBefore.selectFrom('erasures').selectAll().execute()).toHaveLength(1);
    await linksBefore.destroy();
    await store.close();
  });

  it('is left as it is by a program of an earlier version, which says so', async () => {
    database = await create();
    await openMailingStore(database.url).close();
    const newer = connect(database);
    const later = { ...migrations, '0009-later': { up: async () => {} } };
    const schema = new URL(database.url).searchParams.get('options')?.split('=')[1];
    const migrator = new Migrator({
      db: newer,
      provider: { getMigrations: async () => later },
      ...(schema ? { migrationTableSchema: schema } : {}),
    });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    await newer.destroy();
    const store = openMailingStore(database.url);
    await expect(store.subscribers.list()).rejects.toThrow('0009-later');
    await store.close();
  });
});
