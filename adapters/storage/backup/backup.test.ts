import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSignUp } from '../../../core/mailing/testing/a-subscriber.ts';
import { openMailingStore } from '../open-mailing-store.ts';
import {
  createPostgresDatabase,
  createSqliteDatabase,
  postgresAnswers,
  type TestDatabase,
} from '../testing/test-databases.ts';
import { backUpMailingStore } from './back-up.ts';
import { type BackupLine, writeBackupFile } from './backup-file.ts';
import { restoreMailingStore } from './restore.ts';

const kinds: [string, () => Promise<TestDatabase>][] = [['SQLite', createSqliteDatabase]];
if (await postgresAnswers()) kinds.push(['PostgreSQL', createPostgresDatabase]);
const ways = kinds.flatMap(([from, createFrom]) =>
  kinds.map(([to, createTo]) => [from, to, createFrom, createTo] as const),
);

const at = '2026-05-01T00:00:00.000Z';
let folder: string;
let file: string;
const made: TestDatabase[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-backup-'));
  file = join(folder, 'list.backup');
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  for (const database of made.splice(0)) await database.drop();
});

async function empty(create: () => Promise<TestDatabase>): Promise<string> {
  const database = await create();
  made.push(database);
  return database.url;
}

/** People of every state, one erased, and mails on their way. @returns a token of an unsubscribe link */
async function fill(url: string): Promise<string> {
  const { subscribers, outbox, tokens, close } = openMailingStore(url, { patienceMs: 20_000 });
  await subscribers.add(aSignUp({ id: 'id-1', name: '“Ñandú” 😀', message: 'a\n"b"\u0001' }), [
    'welcome',
    'notification',
  ]);
  for (const name of ['left', 'erased']) await subscribers.add(aSignUp({ email: `${name}@x.example` }), []);
  await subscribers.unsubscribe('id-of-left@x.example', at);
  await subscribers.erase('erased@x.example', at);
  await subscribers.request(aSignUp({ email: 'waits@x.example' }), '2026-01-01T00:00:00.000Z');
  await outbox.claim(at, { since: at, most: 10 });
  const token = await tokens.issue('id-1');
  await close();
  return token;
}

describe.each(ways)('a backup of %s brought back into %s', (_from, _to, createFrom, createTo) => {
  it('is the same list: people, erasures, mails, and links that go on working', async () => {
    const from = await empty(createFrom);
    const token = await fill(from);
    const backedUp = await backUpMailingStore(from, file, at);
    const to = await empty(createTo);
    expect(await restoreMailingStore(to, file)).toEqual(backedUp);
    const [source, target] = [from, to].map((url) => openMailingStore(url, { patienceMs: 20_000 }));
    try {
      expect(await target?.subscribers.list()).toEqual(await source?.subscribers.list());
      expect(await target?.subscribers.list()).toHaveLength(3);
      expect(await target?.outbox.counts()).toEqual(await source?.outbox.counts());
      expect(await target?.subscribers.wasErased('erased@x.example')).toBe(true);
      expect(await target?.tokens.read(token)).toBe('id-1');
    } finally {
      await source?.close();
      await target?.close();
    }
    expect(await restoreMailingStore(to, file)).toMatchObject({ error: { code: 'target-in-use' } });
  });
});

describe('a backup', () => {
  it('is of one moment, whatever is written meanwhile', async () => {
    const url = await empty(createSqliteDatabase);
    await fill(url);
    const store = openMailingStore(url, { patienceMs: 20_000 });
    const signUps = Array.from({ length: 60 }, (_, index) => aSignUp({ email: `later-${index}@x.example` }));
    const [outcome] = await Promise.all([
      backUpMailingStore(url, file, at),
      (async () => {
        for (const signUp of signUps) await store.subscribers.add(signUp, ['welcome']);
      })(),
    ]);
    expect(await store.subscribers.count()).toBe(61);
    await store.close();
    expect(outcome.ok).toBe(true);
    const target = await empty(createSqliteDatabase);
    expect(await restoreMailingStore(target, file)).toEqual(outcome);
  });

  it('is readable by its owner alone, and never written over another file', async () => {
    const url = await empty(createSqliteDatabase);
    await fill(url);
    await backUpMailingStore(url, file, at);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    expect(await backUpMailingStore(url, file, at)).toMatchObject({ error: { code: 'file-not-writable' } });
    expect(readFileSync(file)).toEqual(before);
  });
});

it('is complete or not there: a disk that is full leaves no beginning of it', async () => {
  async function* lines(): AsyncGenerator<BackupLine> {
    yield { format: 'fettle-backup', version: 1, schema: '1', createdAt: at };
    expect(existsSync(file)).toBe(false);
    throw new Error('no more');
  }
  await expect(writeBackupFile(file, lines())).rejects.toThrow('no more');
  expect(readdirSync(folder)).toEqual([]);
});

describe('what is no whole backup', () => {
  const broken: [string, (bytes: Buffer) => Buffer][] = [
    ['another file', () => Buffer.from('hello')],
    ['JSON of something else', () => gzipSync('{"a":1}\n')],
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 20)],
    [
      'without its end',
      (bytes) => gzipSync(`${gunzipSync(bytes).toString().trim().split('\n').slice(0, -1).join('\n')}\n`),
    ],
    ['changed', (bytes) => gzipSync(gunzipSync(bytes).toString().replace('Mill & Sons', 'Mill & Co'))],
    [
      'a row short',
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/"rows":\[\{"email":"waits[^}]*\}\]/, '"rows":[]'),
        ),
    ],
  ];

  it.each(broken)('is refused, and nothing is written: %s', async (_name, breakIt) => {
    const url = await empty(createSqliteDatabase);
    await fill(url);
    await backUpMailingStore(url, file, at);
    const bytes = readFileSync(file);
    const changed = breakIt(bytes);
    expect(changed.equals(bytes)).toBe(false);
    writeFileSync(file, changed);
    const target = await empty(createSqliteDatabase);
    expect(await restoreMailingStore(target, file)).toMatchObject({ error: { code: 'not-a-backup' } });
    const store = openMailingStore(target, { patienceMs: 20_000 });
    expect(await store.subscribers.list()).toEqual([]);
    await store.close();
  });

  it('of another version is named by its version', async () => {
    const url = await empty(createSqliteDatabase);
    await fill(url);
    await backUpMailingStore(url, file, at);
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(file, gzipSync(text.replace(/"schema":"[^"]+"/, '"schema":"0009-later"')));
    expect(await restoreMailingStore(url, file)).toMatchObject({
      error: { code: 'backup-of-other-version', message: expect.stringContaining('0009-later') },
    });
  });
});
