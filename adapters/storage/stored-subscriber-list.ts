import type { Subscriber, SubscriberList } from '../../core/mailing/subscriber-list.port.ts';
import type { MailingDatabase } from './mailing-database.ts';
import type { SubscriberRow } from './schema.ts';

/** The mailing list in a database; one implementation for SQLite and PostgreSQL. */
export class StoredSubscriberList implements SubscriberList {
  readonly #database: MailingDatabase;

  constructor(database: MailingDatabase) {
    this.#database = database;
  }

  async add(subscriber: Subscriber): Promise<{ readonly added: boolean }> {
    const inserted = await this.#database.use((database) =>
      database
        .insertInto('subscribers')
        .values(rowOf(subscriber))
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst(),
    );
    return { added: (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n };
  }

  async list(): Promise<readonly Subscriber[]> {
    const rows = await this.#database.use((database) =>
      database.selectFrom('subscribers').selectAll().orderBy('subscribed_at').orderBy('email').execute(),
    );
    return rows.map(subscriberOf);
  }

  async remove(email: string): Promise<boolean> {
    const deleted = await this.#database.use((database) =>
      database.deleteFrom('subscribers').where('email', '=', email).executeTakeFirst(),
    );
    return deleted.numDeletedRows > 0n;
  }

  async count(): Promise<number> {
    const row = await this.#database.use((database) =>
      database
        .selectFrom('subscribers')
        .select((select) => select.fn.countAll().as('subscribers'))
        .executeTakeFirstOrThrow(),
    );
    // PostgreSQL answers counts as text, because they may be larger than a number holds.
    return Number(row.subscribers);
  }
}

function rowOf({ subscribedAt, ...fields }: Subscriber): SubscriberRow {
  return { ...fields, subscribed_at: subscribedAt };
}

function subscriberOf({ subscribed_at, ...fields }: SubscriberRow): Subscriber {
  return { ...fields, subscribedAt: subscribed_at };
}
