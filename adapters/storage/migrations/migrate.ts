import { type Kysely, Migrator } from 'kysely';
import { subscribersMigration } from './0001-subscribers.ts';
import { consentAndOutboxMigration } from './0002-consent-and-outbox.ts';
import { confirmationMigration } from './0003-confirmation-and-mail-budget.ts';

/** @internal in the order of their names */
export const migrations = {
  '0001-subscribers': subscribersMigration,
  '0002-consent-and-outbox': consentAndOutboxMigration,
  '0003-confirmation-and-mail-budget': confirmationMigration,
};

/** The name of the version that the tables of this program have. */
export const latestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/** How kysely says that the tables have had a migration that it was not given. */
const missingMigration = /previously executed migration (\S+) is missing/;

/** The tables are of a later version of this program, which this one must leave alone. */
export class LaterTablesError extends Error {
  override readonly name = 'LaterTablesError';

  constructor(migration: string, cause: unknown) {
    const advice = 'Please run that version, or restore a backup of this one.';
    super(`The database is of a later version of this program (${migration}). ${advice}`, { cause });
  }
}

/**
 * Brings the tables up to date. In PostgreSQL kysely takes an advisory lock, so that instances may start
 * together; the SQLite adapter holds the write lock around this call.
 * @throws LaterTablesError where a later version has changed them
 * @param schema the PostgreSQL schema of the connection; tables of the same name in others are not ours
 */
export async function migrateToLatest<Schema>(database: Kysely<Schema>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    ...(schema ? { migrationTableSchema: schema } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const [, later] = missingMigration.exec(error instanceof Error ? error.message : '') ?? [];
  throw later === undefined ? error : new LaterTablesError(later, error);
}
