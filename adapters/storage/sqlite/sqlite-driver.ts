import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { DatabaseDriver } from '../mailing-database.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import type { MailingSchema } from '../schema.ts';

const busyTimeoutMs = 5000;

/**
 * Opens a SQLite file, making it and its folder where they are missing. Write-ahead log with a sync at every
 * commit: what was answered with success survives a crash and a power cut. Deleted rows are overwritten, so
 * that an erased address is not left in the file.
 * @throws Error with code `configuration` when the file cannot be opened
 */
export function openSqlite(path: string): DatabaseDriver {
  const sqlite = openFile(path);
  const database = new Kysely<MailingSchema>({ dialect: new SqliteDialect({ database: sqlite }) });
  return {
    database,
    migrate: () => migrateUnderWriteLock(sqlite, database),
    isUnavailable,
    afterErasure: async () => {
      sqlite.pragma('wal_checkpoint(TRUNCATE)');
    },
  };
}

function openFile(path: string): Database.Database {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const sqlite = new Database(path, { timeout: busyTimeoutMs });
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('secure_delete = ON');
    return sqlite;
  } catch (error) {
    throw new DatabaseFileError(error);
  }
}

/** The file cannot be opened: a matter of configuration, told in one line that names the variable. */
class DatabaseFileError extends Error {
  readonly code = 'configuration';
  override readonly name = 'DatabaseFileError';

  constructor(cause: unknown) {
    super('DATABASE_URL names a file that cannot be opened or is no database', { cause });
  }
}

/** Two programs may open the file at once: the second waits here, then finds nothing left to do. */
async function migrateUnderWriteLock(
  sqlite: Database.Database,
  database: Kysely<MailingSchema>,
): Promise<void> {
  sqlite.exec('begin immediate');
  try {
    await migrateToLatest(database);
    sqlite.exec('commit');
  } catch (error) {
    sqlite.exec('rollback');
    throw error;
  }
}

const outOfReach = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PERM)/;

function isUnavailable(error: unknown): boolean {
  return error instanceof Database.SqliteError && outOfReach.test(error.code);
}
