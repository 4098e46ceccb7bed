import type { Kysely } from 'kysely';
import { ListUnavailableError } from '../../core/mailing/mailing.errors.ts';
import type { MailingSchema } from './schema.ts';

/** What a kind of database brings to the stores that are written once for both. */
export interface DatabaseDriver {
  readonly database: Kysely<MailingSchema>;
  migrate(): Promise<void>;
  /** Whether an error says that the database is out of reach or cannot write now, not that we erred. */
  isUnavailable(error: unknown): boolean;
  /** Makes sure that what was deleted is not left in the database's own log. */
  afterErasure(): Promise<void>;
}

/**
 * A database whose tables are brought up to date at the first use that succeeds, so that a server may start
 * before its database and recovers without a restart.
 */
export class MailingDatabase {
  readonly #driver: DatabaseDriver;
  #migrated: Promise<void> | undefined;

  constructor(driver: DatabaseDriver) {
    this.#driver = driver;
  }

  /**
   * Runs queries on up-to-date tables.
   * @throws ListUnavailableError when the database is out of reach
   */
  async use<Value>(work: (database: Kysely<MailingSchema>) => Promise<Value>): Promise<Value> {
    try {
      await this.#migrateOnce();
      return await work(this.#driver.database);
    } catch (error) {
      throw this.#driver.isUnavailable(error) ? new ListUnavailableError(error) : error;
    }
  }

  /** Runs queries that take effect together or not at all. */
  async inTransaction<Value>(work: (database: Kysely<MailingSchema>) => Promise<Value>): Promise<Value> {
    return this.use((database) => database.transaction().execute(work));
  }

  async afterErasure(): Promise<void> {
    await this.use(() => this.#driver.afterErasure());
  }

  async close(): Promise<void> {
    await this.#driver.database.destroy();
  }

  async #migrateOnce(): Promise<void> {
    this.#migrated ??= this.#driver.migrate();
    try {
      await this.#migrated;
    } catch (error) {
      this.#migrated = undefined;
      throw error;
    }
  }
}
