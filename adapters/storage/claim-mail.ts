import type { Kysely } from 'kysely';
import {
  handedOverStates,
  type MailBudget,
  mailKinds,
  type OutboxEntry,
  publicMailKinds,
} from '../../core/mailing/outbox.port.ts';
import type { MailingSchema } from './schema.ts';

type Queries = Kysely<MailingSchema>;

/** What goes out whatever the budget says. */
const unlimitedMailKinds = mailKinds.filter((kind) => !publicMailKinds.some((one) => one === kind));

/** How many mails to the public were handed over after a time. */
export async function countHandedOver(database: Queries, time: string): Promise<number> {
  const row = await database
    .selectFrom('outbox')
    .where('state', 'in', handedOverStates)
    .where('changed_at', '>', time)
    .where('kind', 'in', publicMailKinds)
    .select((select) => select.fn.countAll().as('mails'))
    .executeTakeFirstOrThrow();
  return Number(row.mails);
}

/** The mail that has waited longest, of those that the budget lets go. */
export async function findDueMail(
  database: Queries,
  now: string,
  { since, most }: MailBudget,
): Promise<{ readonly id: string } | undefined> {
  const due = database
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id');
  const isUsedUp = (await countHandedOver(database, since)) >= most;
  return (isUsedUp ? due.where('kind', 'in', unlimitedMailKinds) : due).limit(1).executeTakeFirst();
}

/**
 * Marks a due mail as being sent, within a transaction. The first thing it does is to write a row that every
 * claim writes: the next claim waits for the end of this one, in SQLite and in PostgreSQL, and counts it.
 */
export async function claimMail(
  database: Queries,
  now: string,
  budget: MailBudget,
): Promise<OutboxEntry | undefined> {
  await database.updateTable('settings').set({ value: now }).where('name', '=', 'last-claim').execute();
  const due = await findDueMail(database, now, budget);
  if (!due) return undefined;
  return database
    .updateTable('outbox')
    .set((set) => ({ state: 'sending' as const, attempts: set('attempts', '+', 1), changed_at: now }))
    .where('id', '=', due.id)
    .where('state', '=', 'waiting')
    .returning(['id', 'kind', 'email', 'attempts'])
    .executeTakeFirst();
}
