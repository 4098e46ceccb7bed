import type { Outbox } from '../../core/mailing/outbox.port.ts';
import type { SubscriberList } from '../../core/mailing/subscriber-list.port.ts';
import type { UnsubscribeTokens } from '../../core/mailing/unsubscribe-tokens.port.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { ListSecret } from './list-secret.ts';
import { MailingDatabase } from './mailing-database.ts';
import { openPostgres } from './postgres/postgres-driver.ts';
import { SignedUnsubscribeTokens } from './signed-unsubscribe-tokens.ts';
import { openSqlite } from './sqlite/sqlite-driver.ts';
import { StoredOutbox } from './stored-outbox.ts';
import { StoredSubscriberList } from './stored-subscriber-list.ts';

/** Everything that is kept about the people who signed up, and the mails on their way to them. */
export interface MailingStore {
  readonly subscribers: SubscriberList;
  readonly outbox: Outbox;
  readonly tokens: UnsubscribeTokens;
  /** @throws ListUnavailableError when the database is out of reach */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database that DATABASE_URL names; see `parseDatabaseUrl`.
 * @example const store = openMailingStore('sqlite:./data/fettle.db')
 */
export function openMailingStore(databaseUrl: string): MailingStore {
  const database = openMailingDatabase(databaseUrl);
  const secret = new ListSecret(database);
  const outbox = new StoredOutbox(database);
  return {
    subscribers: new StoredSubscriberList(database, secret),
    outbox,
    tokens: new SignedUnsubscribeTokens(secret),
    check: async () => {
      await outbox.counts();
    },
    close: () => database.close(),
  };
}

/** The database alone, for what works on its tables. */
export function openMailingDatabase(databaseUrl: string): MailingDatabase {
  const location = parseDatabaseUrl(databaseUrl);
  return new MailingDatabase(
    location.kind === 'sqlite' ? openSqlite(location.path) : openPostgres(location.connectionString),
  );
}
