import type {
  MailBudget,
  Outbox,
  OutboxEntry,
  OutboxOutcome,
  OutboxState,
} from '../../core/mailing/outbox.port.ts';
import { outboxStates } from '../../core/mailing/outbox.port.ts';
import { claimMail, countHandedOver, findDueMail } from './claim-mail.ts';
import type { MailingDatabase } from './mailing-database.ts';

/** Mails on their way, in the same database as the list, so that both change together. */
export class StoredOutbox implements Outbox {
  readonly #database: MailingDatabase;

  constructor(database: MailingDatabase) {
    this.#database = database;
  }

  async claim(now: string, budget: MailBudget): Promise<OutboxEntry | undefined> {
    // Looked at without a lock first: most of the time nothing is due.
    while (await this.#database.use((database) => findDueMail(database, now, budget))) {
      const claimed = await this.#database.inTransaction((database) => claimMail(database, now, budget));
      if (claimed) return claimed;
    }
    return undefined;
  }

  async handedOverSince(time: string): Promise<number> {
    return this.#database.use((database) => countHandedOver(database, time));
  }

  async settle(id: string, outcome: OutboxOutcome): Promise<void> {
    const isWaiting = outcome.state === 'waiting';
    const time = isWaiting ? outcome.retryAt : outcome.at;
    await this.#database.use((database) =>
      database
        .updateTable('outbox')
        .set({
          state: outcome.state,
          reason: outcome.state === 'sent' ? null : outcome.reason,
          changed_at: time,
          ...(isWaiting ? { due_at: time } : {}),
        })
        .where('id', '=', id)
        .execute(),
    );
  }

  async drop(id: string): Promise<void> {
    await this.#database.use((database) => database.deleteFrom('outbox').where('id', '=', id).execute());
  }

  async setAside(claimedBefore: string): Promise<number> {
    const updated = await this.#database.use((database) =>
      database
        .updateTable('outbox')
        .set({ state: 'uncertain', reason: 'interrupted' })
        .where('state', '=', 'sending')
        .where('changed_at', '<', claimedBefore)
        .executeTakeFirst(),
    );
    return Number(updated.numUpdatedRows);
  }

  async revive(now: string): Promise<number> {
    const updated = await this.#database.use((database) =>
      database
        .updateTable('outbox')
        .set({ state: 'waiting', attempts: 0, due_at: now, changed_at: now, reason: null })
        .where('state', 'in', ['dead', 'uncertain'])
        .executeTakeFirst(),
    );
    return Number(updated.numUpdatedRows);
  }

  async counts(): Promise<Readonly<Record<OutboxState, number>>> {
    const rows = await this.#database.use((database) =>
      database
        .selectFrom('outbox')
        .select((select) => ['state', select.fn.countAll().as('mails')])
        .groupBy('state')
        .execute(),
    );
    const counted = new Map(rows.map(({ state, mails }) => [state, Number(mails)]));
    return Object.fromEntries(outboxStates.map((state) => [state, counted.get(state) ?? 0])) as Record<
      OutboxState,
      number
    >;
  }
}
