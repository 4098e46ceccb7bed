import type { Kysely } from 'kysely';
import type { MailKind } from '../../core/mailing/outbox.port.ts';
import type { RetentionDates, RetentionReport } from '../../core/mailing/retention.ts';
import type { SignUp, Subscriber } from '../../core/mailing/subscriber.ts';
import type { ConfirmationOutcome, SubscriberList } from '../../core/mailing/subscriber-list.port.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { ListSecret } from './list-secret.ts';
import type { MailingDatabase } from './mailing-database.ts';
import { countPending, endWaiting, keepPending, prunePending, takePending } from './pending-sign-ups.ts';
import { pruneDatabase } from './prune-database.ts';
import type { MailingSchema, SubscriberRow } from './schema.ts';
import { emptied, pendingOf, rowOf, signUpOf, subscriberOf } from './subscriber-row.ts';

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
    return this.#database.inTransaction(async (database) => ({
      added: await subscribe(database, { signUp, confirmedAt: null, digest, mails }),
    }));
  }

  async request(signUp: SignUp, renewBefore: string): Promise<{ readonly requested: boolean }> {
    return this.#database.inTransaction(async (database) => ({
      requested: await keepPending(database, signUp, renewBefore),
    }));
  }

  async confirm(id: string, at: string, mails: readonly MailKind[]): Promise<ConfirmationOutcome> {
    const waiting = await this.#database.use((database) =>
      database.selectFrom('pending_sign_ups').select('email').where('id', '=', id).executeTakeFirst(),
    );
    const digest = waiting && (await this.#digestOf(waiting.email));
    return this.#database.inTransaction(async (database) => {
      // Another click may have been faster: whoever takes the sign-up out has confirmed it.
      const taken = digest && (await takePending(database, id));
      if (!taken) return (await isSubscribed(database, id)) ? 'subscribed-before' : 'unknown';
      await subscribe(database, { signUp: signUpOf(taken), confirmedAt: at, digest, mails });
      return 'confirmed';
    });
  }

  async findPending(email: string): Promise<SignUp | undefined> {
    const row = await this.#database.use((database) =>
      database.selectFrom('pending_sign_ups').selectAll().where('email', '=', email).executeTakeFirst(),
    );
    return row && signUpOf(row);
  }

  async list(): Promise<readonly Subscriber[]> {
    // In this order: who confirms in between is there twice, and not lost.
    const pending = await this.#database.use(
      (database) => database.selectFrom('pending_sign_ups').selectAll().execute(),
      'long',
    );
    const rows = await this.#database.use(
      (database) => database.selectFrom('subscribers').selectAll().execute(),
      'long',
    );
    return [...rows.map(subscriberOf), ...pending.map(pendingOf)].sort(byAge);
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
      if (left) await dropWaitingMails(database, left.email);
      return left !== undefined;
    });
  }

  async endWaiting(email: string): Promise<boolean> {
    return this.#database.inTransaction((database) => endWaiting(database, email));
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
    const former = await this.#database.use(
      (database) =>
        database
          .selectFrom('subscribers')
          .select('email')
          .where('unsubscribed_at', '<', dates.unsubscribedBefore)
          .execute(),
      'long',
    );
    const digests = await Promise.all(former.map(({ email }) => this.#digestOf(email)));
    const pending = dryRun
      ? await this.#database.use((database) => countPending(database, dates.pendingBefore), 'long')
      : await prunePending(this.#database, dates.pendingBefore);
    const report = await this.#database.inTransaction(
      (database) => pruneDatabase(database, dates, dryRun, digests),
      'long',
    );
    if (!dryRun) await this.#database.afterErasure();
    return { ...report, pending };
  }

  async #digestOf(email: string): Promise<string> {
    return this.#secret.digest('erasure', email);
  }
}

type Queries = Kysely<MailingSchema>;

function byAge(one: Subscriber, other: Subscriber): number {
  return one.subscribedAt === other.subscribedAt
    ? compare(one.email, other.email)
    : compare(one.subscribedAt, other.subscribedAt);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

interface Consent {
  readonly signUp: SignUp;
  readonly confirmedAt: string | null;
  /** Under which an earlier erasure of the address is remembered. */
  readonly digest: string;
  readonly mails: readonly MailKind[];
}

/** Puts an address on the list, within a transaction. @returns whether it was not on it */
async function subscribe(
  database: Queries,
  { signUp, confirmedAt, digest, mails }: Consent,
): Promise<boolean> {
  await endWaiting(database, signUp.email);
  const row = rowOf(signUp, confirmedAt);
  const added = (await insert(database, row)) || (await takeBack(database, row));
  if (!added) return false;
  await database.deleteFrom('erasures').where('address_digest', '=', digest).execute();
  const since = confirmedAt ?? signUp.subscribedAt;
  for (const kind of mails) await enqueueMail(database, kind, signUp.email, since);
  return true;
}

async function insert(database: Queries, row: SubscriberRow): Promise<boolean> {
  const inserted = await database
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Somebody who had unsubscribed; the id stays, so that the links in old mails still lead out. */
async function takeBack(database: Queries, { id: _, ...row }: SubscriberRow): Promise<boolean> {
  const updated = await database
    .updateTable('subscribers')
    .set(row)
    .where('email', '=', row.email)
    .where('state', '=', 'unsubscribed')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

async function isSubscribed(database: Queries, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('subscribers')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state === 'subscribed';
}

/** What was handed over stays until it is pruned: it counts for the hour's budget. */
async function dropWaitingMails(database: Queries, email: string): Promise<void> {
  await database.deleteFrom('outbox').where('email', '=', email).where('state', '=', 'waiting').execute();
}

async function deleteAddress(database: Queries, email: string): Promise<boolean> {
  await database.deleteFrom('outbox').where('email', '=', email).execute();
  const waiting = await database.deleteFrom('pending_sign_ups').where('email', '=', email).executeTakeFirst();
  const listed = await database.deleteFrom('subscribers').where('email', '=', email).executeTakeFirst();
  return waiting.numDeletedRows + listed.numDeletedRows > 0n;
}
