import type { SubscriberList } from '../../core/mailing/subscriber-list.port.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { MailingDatabase } from './mailing-database.ts';
import { openPostgres } from './postgres/postgres-driver.ts';
import { openSqlite } from './sqlite/sqlite-driver.ts';
import { StoredSubscriberList } from './stored-subscriber-list.ts';

/** Everything that is kept about the people who signed up. */
export interface MailingStore {
  readonly subscribers: SubscriberList;
  /** @throws ListUnavailableError when the database is out of reach */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database that DATABASE_URL names; see `parseDatabaseUrl`.
 * @example const store = openMailingStore('sqlite:./data/fettle.db')
 */
export function openMailingStore(databaseUrl: string): MailingStore {
  const location = parseDatabaseUrl(databaseUrl);
  const database = new MailingDatabase(
    location.kind === 'sqlite' ? openSqlite(location.path) : openPostgres(location.connectionString),
  );
  const subscribers = new StoredSubscriberList(database);
  return {
    subscribers,
    check: async () => {
      await subscribers.count();
    },
    close: () => database.close(),
  };
}
