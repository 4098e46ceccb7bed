import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { SignUp } from '../../core/mailing/subscriber.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MailingDatabase } from './mailing-database.ts';
import type { MailingSchema, SignUpRow } from './schema.ts';
import { signUpRowOf } from './subscriber-row.ts';

type Queries = Kysely<MailingSchema>;

// A few milliseconds of SQLite's time.
const rowsPerStep = 100;

/**
 * Keeps a sign-up that waits, within a transaction, and asks the owner of the address. The first statement
 * writes, so that SQLite gives this transaction the write lock at once.
 * @returns whether anything changed
 */
export async function keepPending(database: Queries, signUp: SignUp, renewBefore: string): Promise<boolean> {
  const kept = (await renew(database, signUp, renewBefore)) || (await insert(database, signUp));
  if (kept && !(await isAskedAlready(database, signUp.email))) {
    await enqueueMail(database, 'confirmation', signUp.email, signUp.subscribedAt);
  }
  return kept;
}

/** Takes a waiting sign-up out, to be put on the list. */
export async function takePending(database: Queries, id: string): Promise<SignUpRow | undefined> {
  return database.deleteFrom('pending_sign_ups').where('id', '=', id).returningAll().executeTakeFirst();
}

/**
 * Ends the waiting of an address whose consent came another way or will not come, and the question that was not asked
 * yet.
 * @returns whether it waited
 */
export async function endWaiting(database: Queries, email: string): Promise<boolean> {
  const ended = await database.deleteFrom('pending_sign_ups').where('email', '=', email).executeTakeFirst();
  await questionsTo(database, [email]).where('state', '=', 'waiting').execute();
  return ended.numDeletedRows > 0n;
}

/**
 * Deletes sign-ups from before a time that nobody confirmed, with every trace of the questions. In small steps:
 * strangers decide how many there are, and SQLite works on the thread that answers visitors.
 * @returns how many
 */
export async function prunePending(database: MailingDatabase, before: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const step = await database.inTransaction((queries) => deleteSome(queries, before));
    deleted += step;
    if (step < rowsPerStep) return deleted;
    await setImmediate();
  }
}

/** How many sign-ups from before a time nobody has confirmed. */
export async function countPending(database: Queries, before: string): Promise<number> {
  const row = await database
    .selectFrom('pending_sign_ups')
    .where('subscribed_at', '<', before)
    .select((select) => select.fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

async function deleteSome(database: Queries, before: string): Promise<number> {
  const due = database
    .selectFrom('pending_sign_ups')
    .select('email')
    .where('subscribed_at', '<', before)
    .limit(rowsPerStep);
  const rows = await database
    .deleteFrom('pending_sign_ups')
    .where('email', 'in', due)
    .returning('email')
    .execute();
  const emails = rows.map(({ email }) => email);
  if (emails.length > 0) await questionsTo(database, emails).execute();
  return emails.length;
}

/** The id stays, so that the links in earlier mails stay good. */
async function renew(database: Queries, signUp: SignUp, renewBefore: string): Promise<boolean> {
  const { id: _, ...row } = signUpRowOf(signUp);
  const renewed = await database
    .updateTable('pending_sign_ups')
    .set(row)
    .where('email', '=', signUp.email)
    .where('subscribed_at', '<', renewBefore)
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** Under the id of a former subscriber, where there is one: it is in the links of their old mails. */
async function insert(database: Queries, signUp: SignUp): Promise<boolean> {
  const known = await database
    .selectFrom('subscribers')
    .select(['id', 'state'])
    .where('email', '=', signUp.email)
    .executeTakeFirst();
  if (known?.state === 'subscribed') return false;
  const inserted = await database
    .insertInto('pending_sign_ups')
    .values(signUpRowOf({ ...signUp, id: known?.id ?? signUp.id }))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function isAskedAlready(database: Queries, email: string): Promise<boolean> {
  const waiting = await database
    .selectFrom('outbox')
    .select('id')
    .where('email', '=', email)
    .where('kind', '=', 'confirmation')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return waiting !== undefined;
}

function questionsTo(database: Queries, emails: readonly string[]) {
  return database.deleteFrom('outbox').where('email', 'in', emails).where('kind', '=', 'confirmation');
}
