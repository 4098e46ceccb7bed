import type { ConfirmationTokens } from '../../core/mailing/confirmation-tokens.port.ts';
import type { Outbox } from '../../core/mailing/outbox.port.ts';
import type { SubscriberList } from '../../core/mailing/subscriber-list.port.ts';
import type { UnsubscribeTokens } from '../../core/mailing/unsubscribe-tokens.port.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { ListSecret } from './list-secret.ts';
import { type DatabaseOptions, defaultPatienceMs, MailingDatabase } from './mailing-database.ts';
import { openPostgres } from './postgres/postgres-driver.ts';
import { probeWriting } from './probe-writing.ts';
import { SignedConfirmationTokens } from './signed-confirmation-tokens.ts';
import { SignedUnsubscribeTokens } from './signed-unsubscribe-tokens.ts';
import { openSqlite } from './sqlite/sqlite-driver.ts';
import { StoredOutbox } from './stored-outbox.ts';
import { StoredSubscriberList } from './stored-subscriber-list.ts';

/** Everything that is kept about the people who signed up, and the mails on their way to them. */
export interface MailingStore {
  readonly subscribers: SubscriberList;
  readonly outbox: Outbox;
  readonly tokens: UnsubscribeTokens;
  readonly confirmationTokens: ConfirmationTokens;
  /** @throws ListUnavailableError when the database is out of reach or a sign-up could not be written */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database that DATABASE_URL names; see `parseDatabaseUrl`.
 * @example const store = openMailingStore('sqlite:./data/fettle.db')
 */
export function openMailingStore(databaseUrl: string, options: DatabaseOptions = {}): MailingStore {
  return mailingStoreOn(openMailingDatabase(databaseUrl, options));
}

/** The store on a database that is open already. */
export function mailingStoreOn(database: MailingDatabase): MailingStore {
  const secret = new ListSecret(database);
  return {
    subscribers: new StoredSubscriberList(database, secret),
    outbox: new StoredOutbox(database),
    tokens: new SignedUnsubscribeTokens(secret),
    confirmationTokens: new SignedConfirmationTokens(secret),
    check: () => probeWriting(database),
    close: () => database.close(),
  };
}

/** The database alone, for what works on its tables. */
export function openMailingDatabase(databaseUrl: string, options: DatabaseOptions = {}): MailingDatabase {
  const location = parseDatabaseUrl(databaseUrl);
  const driver =
    location.kind === 'sqlite'
      ? openSqlite(location.path)
      : openPostgres(location.connectionString, options.patienceMs ?? defaultPatienceMs);
  return new MailingDatabase(driver, options);
}
