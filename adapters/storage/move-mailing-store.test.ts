import { afterEach, describe, expect, it } from 'vitest';
import { aSignUp } from '../../core/mailing/testing/a-subscriber.ts';
import { moveMailingStore } from './move-mailing-store.ts';
import { type MailingStore, openMailingDatabase, openMailingStore } from './open-mailing-store.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  postgresAnswers,
  type TestDatabase,
} from './testing/test-databases.ts';

const targets: [string, () => Promise<TestDatabase>][] = [['SQLite', createSqliteDatabase]];
if (await postgresAnswers()) targets.push(['PostgreSQL', createPostgresDatabase]);

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

async function database(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const made = await create();
  opened.push({ close: made.drop });
  return made;
}

function store({ url }: TestDatabase): MailingStore {
  // A machine under load must not look like a database that is away.
  const one = openMailingStore(url, { patienceMs: 20_000 });
  opened.push(one);
  return one;
}

const link = { id: 'id-1', expiresAt: new Date('2026-05-01T00:00:00.000Z') };

/** More than a page of people, one of whom left, one erased, one waiting, with mails on their way. */
async function fill(from: TestDatabase): Promise<MailingStore> {
  const { subscribers, tokens, outbox, ...rest } = store(from);
  await subscribers.add(aSignUp({ name: '“Ñandú” 😀' }), ['welcome', 'notification']);
  for (const name of ['left', 'erased']) await subscribers.add(aSignUp({ email: `${name}@x.example` }), []);
  await subscribers.unsubscribe('id-of-left@x.example', '2026-05-01T00:00:00.000Z');
  await subscribers.erase('erased@x.example', '2026-05-01T00:00:00.000Z');
  await subscribers.request(aSignUp({ email: 'waits@x.example' }), '2026-01-01T00:00:00.000Z');
  const many = openMailingDatabase(from.url);
  await many.use((queries) =>
    queries
      .insertInto('erasures')
      .values(
        Array.from({ length: 1100 }, (_, index) => ({ address_digest: `digest-${index}`, erased_at: 'x' })),
      )
      .execute(),
  );
  await many.close();
  return { subscribers, tokens, outbox, ...rest };
}

describe.each(targets)('moving a list from SQLite to %s', (_kind, createTarget) => {
  it('copies everything, verified, and links in old mails stay good', async () => {
    const from = await database(createSqliteDatabase);
    const to = await database(createTarget);
    const source = await fill(from);
    const progress: number[] = [];
    const outcome = await moveMailingStore(from.url, to.url, (rows) => progress.push(rows));
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        tables: [
          { table: 'settings', rows: 2 },
          { table: 'subscribers', rows: 2 },
          { table: 'pending_sign_ups', rows: 1 },
          { table: 'erasures', rows: 1101 },
          { table: 'outbox', rows: 3 },
        ],
      },
    });
    expect(progress.at(-1)).toBe(1109);
    const target = store(to);
    expect((await target.subscribers.list()).toSorted(byEmail)).toEqual(
      (await source.subscribers.list()).toSorted(byEmail),
    );
    expect(await target.tokens.read(await source.tokens.issue('id-1'))).toBe('id-1');
    expect(await target.subscribers.wasErased('erased@x.example')).toBe(true);
    expect(await target.outbox.counts()).toMatchObject({ waiting: 3 });
    expect(await target.confirmationTokens.read(await source.confirmationTokens.issue(link))).toEqual(link);
    expect(await target.subscribers.confirm('id-of-waits@x.example', link.expiresAt.toISOString(), [])).toBe(
      'confirmed',
    );
  });

  it('goes on after an interruption, and takes changes of the source along', async () => {
    const from = await database(createSqliteDatabase);
    const to = await database(createTarget);
    const source = await fill(from);
    const interrupted = moveMailingStore(from.url, to.url, (rows) => {
      if (rows > 600) throw new Error('interrupted');
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    await source.subscribers.unsubscribe('id-of-ada@mill.example', '2026-05-02T00:00:00.000Z');
    expect(await moveMailingStore(from.url, to.url)).toMatchObject({ ok: true });
    expect(await store(to).subscribers.count()).toBe(0);
  });

  it('touches no other list', async () => {
    const from = await database(createSqliteDatabase);
    const to = await database(createTarget);
    await fill(from);
    await store(to).subscribers.add(aSignUp({ email: 'other@x.example' }), []);
    expect(await moveMailingStore(from.url, to.url)).toMatchObject({ error: { code: 'target-in-use' } });
    expect((await store(to).subscribers.list()).map(({ email }) => email)).toEqual(['other@x.example']);
  });

  it('says when the sides differ', async () => {
    const from = await database(createSqliteDatabase);
    const to = await database(createTarget);
    await fill(from);
    await moveMailingStore(from.url, to.url);
    await store(to).subscribers.add(aSignUp({ email: 'later@x.example' }), []);
    expect(await moveMailingStore(from.url, to.url)).toMatchObject({ error: { code: 'move-not-verified' } });
  });
});

function byEmail(a: { email: string }, b: { email: string }): number {
  return a.email < b.email ? -1 : 1;
}
