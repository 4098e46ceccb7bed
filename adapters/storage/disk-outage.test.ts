import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriberList } from '../../core/mailing/subscriber-list.port.ts';
import { aSignUp } from '../../core/mailing/testing/a-subscriber.ts';
import { type DependencyChange, DependencyWatch } from '../availability/dependency-watch.ts';
import type { MailingDatabase } from './mailing-database.ts';
import { type MailingStore, mailingStoreOn, openMailingDatabase } from './open-mailing-store.ts';
import { createSqliteDatabase, type TestDatabase } from './testing/test-databases.ts';

let file: TestDatabase;
let database: MailingDatabase;
let store: MailingStore;
let list: SubscriberList;
let watch: DependencyWatch;
let changes: DependencyChange[];
beforeEach(async () => {
  file = await createSqliteDatabase();
  watch = new DependencyWatch('database');
  changes = [];
  watch.listen((change) => changes.push(change));
  database = openMailingDatabase(file.url, { watch, patienceMs });
  store = mailingStoreOn(database);
  list = store.subscribers;
});
afterEach(async () => {
  await database.close();
  await file.drop();
});

/** Long enough for a machine that stalls; a test that waits for its end takes one of its own. */
const patienceMs = 30_000;
const shortPatienceMs = 1000;

/** More than a page of the database holds, so that every sign-up needs new pages of its own. */
const message = 'x'.repeat(10_000);
const signUp = (number: number) =>
  list.add(aSignUp({ id: `id-${number}`, email: `visitor-${number}@x.example`, message }), ['welcome']);
const pragma = (text: string) => database.use((queries) => sql.raw(`pragma ${text}`).execute(queries));
/** Leaves no room: what still lay free was too little for one sign-up, but may be enough for another. */
async function takeAllRoom() {
  const { rows } = await database.use((queries) =>
    sql<{ page_count: number }>`pragma page_count`.execute(queries),
  );
  await pragma(`max_page_count = ${rows[0]?.page_count}`);
}
const reasons = () =>
  changes.map((change) => (change.event === 'dependency-fail' ? change.reason : 'recovered'));
const isUnavailable = { code: 'list-unavailable' };

/** Signs up until nothing more is taken. @returns the addresses that were taken */
async function fill(): Promise<string[]> {
  const taken: string[] = [];
  for (let number = 0; ; number += 1) {
    try {
      await signUp(number);
      taken.push(`visitor-${number}@x.example`);
    } catch (error) {
      expect(error).toMatchObject(isUnavailable);
      return taken;
    }
  }
}

describe('a disk that is full', () => {
  it('takes no sign-up and loses none, is told once, and takes them again when there is room', async () => {
    await signUp(-1);
    await pragma('max_page_count = 60');
    const taken = await fill();
    expect(taken.length).toBeGreaterThan(5);
    await takeAllRoom();
    await expect(signUp(99_999)).rejects.toMatchObject(isUnavailable);
    await expect(store.check()).rejects.toMatchObject(isUnavailable);
    expect(watch.isFailing).toBe(true);
    // Whoever is on the list can still be read.
    expect((await list.list()).map(({ email }) => email)).toEqual(
      ['visitor--1@x.example', ...taken].toSorted(),
    );
    await pragma('max_page_count = 10000');
    await store.check();
    await signUp(99_999);
    expect(await list.count()).toBe(taken.length + 2);
    expect(reasons()).toEqual(['SQLITE_FULL', 'recovered']);
  });

  it('is found out by the probe before a visitor meets it, and the probe leaves nothing', async () => {
    await signUp(1);
    await takeAllRoom();
    await expect(store.check()).rejects.toMatchObject(isUnavailable);
    await pragma('max_page_count = 10000');
    await store.check();
    expect((await list.list()).map(({ email }) => email)).toEqual(['visitor-1@x.example']);
    expect(reasons()).toEqual(['SQLITE_FULL', 'recovered']);
  });
});

describe('a disk that is read-only', () => {
  it('can be read, takes nothing, and is told by its own name', async () => {
    await signUp(1);
    await pragma('query_only = on');
    await expect(signUp(2)).rejects.toMatchObject(isUnavailable);
    await expect(store.check()).rejects.toMatchObject(isUnavailable);
    expect(await list.count()).toBe(1);
    await pragma('query_only = off');
    await signUp(2);
    expect(reasons()).toEqual(['SQLITE_READONLY', 'recovered']);
  });
});

describe('another program that writes', () => {
  const path = () => file.url.slice('sqlite:'.length);

  it('is waited for without holding up this one', async () => {
    await signUp(1);
    const other = new Database(path());
    other.exec('begin immediate');
    let isThrough = false;
    const waiting = signUp(2).then(() => {
      isThrough = true;
    });
    // Turns of this program's own work while the sign-up waits for the other one.
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(isThrough).toBe(false);
    }
    other.exec('commit');
    other.close();
    await waiting;
    expect(await list.count()).toBe(2);
  });

  it('for too long makes the list unavailable for that time', async () => {
    await signUp(1);
    const other = new Database(path());
    other.exec('begin immediate');
    const hasty = openMailingDatabase(file.url, { watch, patienceMs: shortPatienceMs });
    const { subscribers } = mailingStoreOn(hasty);
    await expect(subscribers.add(aSignUp(), ['welcome'])).rejects.toMatchObject(isUnavailable);
    await hasty.close();
    other.exec('rollback');
    other.close();
    await signUp(2);
    expect(reasons()).toEqual(['SQLITE_BUSY', 'recovered']);
  });

  it('and reads while an address is erased is waited for, so that the log holds it no longer', async () => {
    await signUp(1);
    const other = new Database(path());
    other.exec('begin');
    other.prepare('select count(*) from subscribers').get();
    const erased = list.erase('visitor-1@x.example', '2026-11-01T00:00:00.000Z');
    await new Promise((resolve) => setTimeout(resolve, 100));
    other.exec('commit');
    other.close();
    expect(await erased).toBe(true);
    expect(statSync(`${path()}-wal`).size).toBe(0);
  });
});
