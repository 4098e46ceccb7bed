import type Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';

/** @param open the file, opened when it is first used and again where that failed */
export function createListDialect(open: () => Database.Database): SqliteDialect {
  return new ListDialect(open);
}

class ListDialect extends SqliteDialect {
  readonly #open: () => Database.Database;

  constructor(open: () => Database.Database) {
    super({ database: async () => open() });
    this.#open = open;
  }

  override createDriver(): Driver {
    return new ListDriver(this.#open);
  }
}

class ListDriver extends SqliteDriver {
  readonly #open: () => Database.Database;

  constructor(open: () => Database.Database) {
    super({ database: async () => open() });
    this.#open = open;
  }

  /** Takes the write lock at once unless it only reads: a transaction meets another program at its beginning or not at all. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin deferred' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** On a full disk SQLite has rolled back by itself, and an error about that would hide what happened. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#open().inTransaction) await super.rollbackTransaction(connection);
  }
}
