import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ListUnavailableError } from '../../core/mailing/mailing.errors.ts';
import { DependencyWatch } from '../availability/dependency-watch.ts';
import { NoAnswerError, within } from '../availability/within.ts';
import { failureCode } from './failure-code.ts';
import type { MailingSchema } from './schema.ts';

/** `short`: a visitor waits for it. `long`: the operator's work on the whole list. */
export type Patience = 'short' | 'long';

/** What a kind of database brings to the stores that are written once for both. */
export interface DatabaseDriver {
  /** The same tables; a query that takes too long for its purpose is given up. */
  readonly databases: Readonly<Record<Patience, Kysely<MailingSchema>>>;
  migrate(): Promise<void>;
  /** Whether an error says that the database is out of reach or cannot write now, not that we erred. */
  isUnavailable(error: unknown): boolean;
  /** Whether an error says that another program is writing, so that the same may go through in a moment. */
  isBusy(error: unknown): boolean;
  /** Takes what was deleted out of the database's own log; `false` while another program uses that. */
  clearLog(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Is told when the database is out of reach or takes no writes, and when it does again. */
  readonly watch?: DependencyWatch;
  /** How long a visitor waits at each step before the database is taken to be out of reach. */
  readonly patienceMs?: number;
}

/** Two steps may hang one after the other; with this for each, a visitor is answered within three seconds. */
export const defaultPatienceMs = 1500;
const longPatienceMs = 10_000;
const busyPauseMs = 20;

/**
 * A database whose tables are brought up to date at the first use that succeeds, so that a server may start
 * before its database and recovers without a restart.
 */
export class MailingDatabase {
  readonly #driver: DatabaseDriver;
  readonly #watch: DependencyWatch;
  readonly #patienceMs: Readonly<Record<Patience, number>>;
  #migrated: Promise<void> | undefined;

  constructor(driver: DatabaseDriver, options: DatabaseOptions = {}) {
    this.#driver = driver;
    this.#watch = options.watch ?? new DependencyWatch('database');
    const short = options.patienceMs ?? defaultPatienceMs;
    this.#patienceMs = { short, long: Math.max(short, longPatienceMs) };
  }

  /**
   * Runs queries on up-to-date tables. Where another program was writing they are run again from the first one,
   * so that each of them has to be harmless when repeated.
   * @throws ListUnavailableError when the database is out of reach
   */
  async use<Value>(
    work: (database: Kysely<MailingSchema>) => Promise<Value>,
    patience: Patience = 'short',
  ): Promise<Value> {
    const { databases, isUnavailable } = this.#driver;
    const patienceMs = this.#patienceMs[patience];
    try {
      return await this.#whileBusy(patienceMs, async () => {
        await within(patienceMs, this.#migrateOnce());
        return work(databases[patience]);
      });
    } catch (error) {
      if (!(error instanceof NoAnswerError || isUnavailable(error))) throw error;
      this.#watch.fail(failureCode(error));
      throw new ListUnavailableError(error);
    }
  }

  /** Runs queries that take effect together or not at all. */
  async inTransaction<Value>(
    work: (database: Kysely<MailingSchema>) => Promise<Value>,
    patience: Patience = 'short',
  ): Promise<Value> {
    const value = await this.use((database) => database.transaction().execute(work), patience);
    // Reading may go on while nothing can be written, so a transaction alone shows that all is well again.
    this.#watch.recover();
    return value;
  }

  /** Reads as of one moment, while others go on writing. */
  async inSnapshot<Value>(work: (snapshot: Pick<MailingDatabase, 'use'>) => Promise<Value>): Promise<Value> {
    return this.use(
      (database) =>
        database
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((queries) => work({ use: (part) => part(queries) })),
      'long',
    );
  }

  /**
   * Makes sure that what was deleted is not left in the database's own log. A program that reads for longer than
   * we wait, such as a backup, leaves that to the database, which does the same when the log has grown.
   */
  async afterErasure(): Promise<void> {
    const endsAtMs = performance.now() + this.#patienceMs.long;
    await this.use(async () => {
      while (!(await this.#driver.clearLog()) && performance.now() < endsAtMs) await sleep(busyPauseMs);
    }, 'long');
  }

  async close(): Promise<void> {
    await this.#driver.close();
  }

  /** Tries again while another program writes: a pause here lets this process do other things meanwhile. */
  async #whileBusy<Value>(patienceMs: number, work: () => Promise<Value>): Promise<Value> {
    const endsAtMs = performance.now() + patienceMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!this.#driver.isBusy(error) || performance.now() >= endsAtMs) throw error;
      }
      await sleep(busyPauseMs);
    }
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
