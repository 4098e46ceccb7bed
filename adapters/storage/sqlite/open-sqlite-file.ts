import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

/** Two programs that make the file at the same time wait for each other, here alone. */
const openingTimeoutMs = 5000;

/**
 * Opens a file of SQLite, making it and its folder where they are missing. Write-ahead log with a sync at every
 * commit; deleted rows are overwritten.
 *
 * SQLite waits for other programs by sleeping, and this whole process with it. Once the file is open it does not
 * wait at all: who meets another writer tries again.
 * @throws SqliteError, or the error of the file system
 */
export function openSqliteFile(path: string): Database.Database {
  if (path !== ':memory:') prepareToWrite(path);
  const sqlite = new Database(path, { timeout: openingTimeoutMs });
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('secure_delete = ON');
    sqlite.pragma('busy_timeout = 0');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** SQLite would open what it may not write to for reading alone, and stay so when the disk takes writes again. */
function prepareToWrite(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  accessSync(dirname(path), constants.W_OK);
  if (existsSync(path)) accessSync(path, constants.W_OK);
}
