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

/**
 * Brings the tables up to date. In PostgreSQL kysely takes an advisory lock, so that instances may start
 * together; the SQLite adapter holds the write lock around this call.
 * @param schema the PostgreSQL schema of the connection; tables of the same name in others are not ours
 */
export async function migrateToLatest<Schema>(database: Kysely<Schema>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    ...(schema ? { migrationTableSchema: schema } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
