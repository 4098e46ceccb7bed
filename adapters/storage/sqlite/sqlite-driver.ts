import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { DatabaseDriver } from '../mailing-database.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import type { MailingSchema } from '../schema.ts';
import { isDiskTrouble } from './disk-trouble.ts';
import { createListDialect } from './list-dialect.ts';
import { openSqliteFile } from './open-sqlite-file.ts';

/**
 * Opens a SQLite file, making it and its folder where they are missing. What was answered with success survives a
 * crash and a power cut; an erased address is not left in the file. A disk that is full
 * or read-only just now is no reason not to start: the file is opened again when it is next used.
 * @throws Error with code `configuration` when the file cannot be opened
 */
export function openSqlite(path: string): DatabaseDriver {
  let opened: Database.Database | undefined;
  const open = () => {
    opened ??= openSqliteFile(path);
    return opened;
  };
  try {
    open();
  } catch (error) {
    if (!isDiskTrouble(error)) throw new DatabaseFileError(error);
  }
  const database = new Kysely<MailingSchema>({ dialect: createListDialect(open) });
  return {
    databases: { short: database, long: database },
    migrate: () => migrateUnderWriteLock(open(), database),
    isUnavailable,
    isBusy,
    clearLog: async () => {
      const [outcome] = open().pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
      return outcome?.busy === 0;
    },
    close: async () => {
      await database.destroy();
      opened?.close();
    },
  };
}

/** The file cannot be opened: a matter of configuration, told in one line that names the variable. */
class DatabaseFileError extends Error {
  readonly code = 'configuration';
  override readonly name = 'DatabaseFileError';

  constructor(cause: unknown) {
    super('DATABASE_URL names a file that cannot be opened or is no database', { cause });
  }
}

/** Two programs may open the file at once: the second tries again, then finds nothing left to do. */
async function migrateUnderWriteLock(
  sqlite: Database.Database,
  database: Kysely<MailingSchema>,
): Promise<void> {
  sqlite.exec('begin immediate');
  try {
    await migrateToLatest(database);
    sqlite.exec('commit');
  } catch (error) {
    // Where the disk is full SQLite has rolled back by itself.
    if (sqlite.inTransaction) sqlite.exec('rollback');
    throw error;
  }
}

const outOfReach = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|PERM)/;

function isUnavailable(error: unknown): boolean {
  return error instanceof Database.SqliteError ? outOfReach.test(error.code) : isDiskTrouble(error);
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}
