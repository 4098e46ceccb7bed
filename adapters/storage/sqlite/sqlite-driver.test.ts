import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from './sqlite-driver.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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

it('syncs every commit to disk and overwrites what is deleted', async () => {
  const { database } = openSqlite(join(folder, 'new', 'list.db'));
  const pragma = async (name: string) => {
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  // 2 is FULL: what was committed is on disk, not on its way there.
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('secure_delete')).toBe(1);
  // Addresses are nobody else's business on a shared machine.
  expect(statSync(join(folder, 'new')).mode & 0o077).toBe(0);
  await database.destroy();
});
