import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite-driver.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function pragma({ databases }: ReturnType<typeof openSqlite>, text: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${text}`).execute(databases.short);
  return Object.values(rows[0] ?? {})[0];
}

it('says in one line which setting is wrong when the file cannot be opened', () => {
  const text = join(folder, 'notes.txt');
  writeFileSync(text, 'This is no database, whatever its name may be. '.repeat(100));
  for (const path of [join(text, 'list.db'), text, folder]) {
    expect(() => openSqlite(path)).toThrow(
      expect.objectContaining({
        code: 'configuration',
        message: expect.stringMatching(/^DATABASE_URL [^\n]+$/),
      }),
    );
  }
});

it('syncs every commit to disk, overwrites what is deleted, and never sleeps', async () => {
  const driver = openSqlite(join(folder, 'new', 'list.db'));
  expect(await pragma(driver, 'journal_mode')).toBe('wal');
  // 2 is FULL: what was committed is on disk, not on its way there.
  expect(await pragma(driver, 'synchronous')).toBe(2);
  expect(await pragma(driver, 'secure_delete')).toBe(1);
  expect(await pragma(driver, 'busy_timeout')).toBe(0);
  // Addresses are nobody else's business on a shared machine.
  expect(statSync(join(folder, 'new')).mode & 0o077).toBe(0);
  await driver.close();
});

describe('a transaction', () => {
  it('that the disk ends says that it was the disk', async () => {
    const driver = openSqlite(join(folder, 'list.db'));
    await sql`create table notes (text text)`.execute(driver.databases.short);
    await pragma(driver, 'max_page_count = 3');
    const write = () =>
      driver.databases.short
        .transaction()
        .execute((queries) => sql`insert into notes values (${'x'.repeat(20_000)})`.execute(queries));
    // Twice: what the first left behind must not stand in the way of the second.
    for (const _ of [1, 2]) {
      const error = await write().catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: 'SQLITE_FULL' });
      expect(driver.isUnavailable(error)).toBe(true);
      expect(driver.isBusy(error)).toBe(false);
    }
    await pragma(driver, 'max_page_count = 1000');
    await write();
    await driver.close();
  });

  it('that fails for another reason is rolled back', async () => {
    const driver = openSqlite(join(folder, 'list.db'));
    await sql`create table notes (text text)`.execute(driver.databases.short);
    const failing = driver.databases.short.transaction().execute(async (queries) => {
      await sql`insert into notes values ('a')`.execute(queries);
      throw new Error('our own');
    });
    await expect(failing).rejects.toThrow('our own');
    expect(await pragma(driver, 'max_page_count')).toBeGreaterThan(0);
    const { rows } = await sql`select * from notes`.execute(driver.databases.short);
    expect(rows).toEqual([]);
    await driver.close();
  });
});

it('tells a full disk from a wrong path by what the file system says', () => {
  // A folder where the file should be is a wrong path, whatever else is wrong with the disk.
  mkdirSync(join(folder, 'list.db'));
  expect(() => openSqlite(join(folder, 'list.db'))).toThrow(
    expect.objectContaining({ code: 'configuration' }),
  );
});
