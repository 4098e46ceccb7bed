import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MailKind } from '../../core/mailing/outbox.port.ts';
import type { RetentionDates, RetentionReport } from '../../core/mailing/retention.ts';
import type { SignUp, Subscriber } from '../../core/mailing/subscriber.ts';
import type { SubscriberList } from '../../core/mailing/subscriber-list.port.ts';
import type { ListSecret } from './list-secret.ts';
import type { MailingDatabase } from './mailing-database.ts';
import { pruneDatabase } from './prune-database.ts';
import type { MailingSchema } from './schema.ts';
import { emptied, rowOf, subscriberOf } from './subscriber-row.ts';

/** The mailing list in a database; one implementation for SQLite and PostgreSQL. */
export class StoredSubscriberList implements SubscriberList {
  readonly #database: MailingDatabase;
  readonly #secret: ListSecret;

  constructor(database: MailingDatabase, secret: ListSecret) {
    this.#database = database;
    this.#secret = secret;
  }

  async add(signUp: SignUp, mails: readonly MailKind[]): Promise<{ readonly added: boolean }> {
    const digest = await this.#digestOf(signUp.email);
    return this.#database.inTransaction(async (database) => {
      const added = (await insert(database, signUp)) || (await takeBack(database, signUp));
      if (!added) return { added };
      await database.deleteFrom('erasures').where('address_digest', '=', digest).execute();
      for (const kind of mails) await enqueue(database, kind, signUp);
      return { added };
    });
  }

  async list(): Promise<readonly Subscriber[]> {
    const rows = await this.#database.use((database) =>
      database.selectFrom('subscribers').selectAll().orderBy('subscribed_at').orderBy('email').execute(),
    );
    return rows.map(subscriberOf);
  }

  async findByEmail(email: string): Promise<Subscriber | undefined> {
    const row = await this.#database.use((database) =>
      database.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst(),
    );
    return row && subscriberOf(row);
  }

  async count(): Promise<number> {
    const row = await this.#database.use((database) =>
      database
        .selectFrom('subscribers')
        .where('state', '=', 'subscribed')
        .select((select) => select.fn.countAll().as('subscribers'))
        .executeTakeFirstOrThrow(),
    );
    // PostgreSQL answers counts as text, because they may be larger than a number holds.
    return Number(row.subscribers);
  }

  async unsubscribe(id: string, at: string): Promise<boolean> {
    return this.#database.inTransaction(async (database) => {
      const left = await database
        .updateTable('subscribers')
        .set({ ...emptied, state: 'unsubscribed', unsubscribed_at: at })
        .where('id', '=', id)
        .where('state', '=', 'subscribed')
        .returning('email')
        .executeTakeFirst();
      if (left) await database.deleteFrom('outbox').where('email', '=', left.email).execute();
      return left !== undefined;
    });
  }

  async remove(email: string): Promise<boolean> {
    const removed = await this.#database.inTransaction((database) => deleteAddress(database, email));
    if (removed) await this.#database.afterErasure();
    return removed;
  }

  async erase(email: string, at: string): Promise<boolean> {
    const address_digest = await this.#digestOf(email);
    const erased = await this.#database.inTransaction(async (database) => {
      if (!(await deleteAddress(database, email))) return false;
      await database
        .insertInto('erasures')
        .values({ address_digest, erased_at: at })
        .onConflict((conflict) => conflict.column('address_digest').doUpdateSet({ erased_at: at }))
        .execute();
      return true;
    });
    if (erased) await this.#database.afterErasure();
    return erased;
  }

  async wasErased(email: string): Promise<boolean> {
    const digest = await this.#digestOf(email);
    const row = await this.#database.use((database) =>
      database
        .selectFrom('erasures')
        .select('erased_at')
        .where('address_digest', '=', digest)
        .executeTakeFirst(),
    );
    return row !== undefined;
  }

  async prune(dates: RetentionDates, dryRun: boolean): Promise<RetentionReport> {
    const former = await this.#database.use((database) =>
      database
        .selectFrom('subscribers')
        .select('email')
        .where('unsubscribed_at', '<', dates.unsubscribedBefore)
        .execute(),
    );
    const digests = await Promise.all(former.map(({ email }) => this.#digestOf(email)));
    const report = await this.#database.inTransaction((database) =>
      pruneDatabase(database, dates, dryRun, digests),
    );
    if (!dryRun) await this.#database.afterErasure();
    return report;
  }

  async #digestOf(email: string): Promise<string> {
    return this.#secret.digest('erasure', email);
  }
}

type Queries = Kysely<MailingSchema>;

async function insert(database: Queries, signUp: SignUp): Promise<boolean> {
  const inserted = await database
    .insertInto('subscribers')
    .values(rowOf({ ...signUp, state: 'subscribed', unsubscribedAt: null }))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Somebody who had unsubscribed; the id stays, so that the links in old mails still lead out. */
async function takeBack(database: Queries, signUp: SignUp): Promise<boolean> {
  const { id: _, ...row } = rowOf({ ...signUp, state: 'subscribed', unsubscribedAt: null });
  const updated = await database
    .updateTable('subscribers')
    .set(row)
    .where('email', '=', signUp.email)
    .where('state', '=', 'unsubscribed')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

async function enqueue(database: Queries, kind: MailKind, { email, subscribedAt }: SignUp): Promise<void> {
  await database
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      email,
      state: 'waiting',
      attempts: 0,
      due_at: subscribedAt,
      changed_at: subscribedAt,
      reason: null,
    })
    .execute();
}

async function deleteAddress(database: Queries, email: string): Promise<boolean> {
  await database.deleteFrom('outbox').where('email', '=', email).execute();
  const deleted = await database.deleteFrom('subscribers').where('email', '=', email).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
