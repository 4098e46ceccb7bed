import type { Kysely } from 'kysely';
import type { RetentionDates, RetentionReport } from '../../core/mailing/retention.ts';
import type { MailingSchema } from './schema.ts';

type Queries = Kysely<MailingSchema>;

/**
 * Deletes, or in a dry run counts, what is older than the dates allow, but for sign-ups that wait.
 * @param digests of the addresses whose time after unsubscribing is over, to be remembered as erased
 */
export async function pruneDatabase(
  database: Queries,
  dates: RetentionDates,
  dryRun: boolean,
  digests: readonly string[],
): Promise<Omit<RetentionReport, 'pending'>> {
  const unsubscribed = await formerSubscribers(database, dates);
  const expired = (await signedUpBefore(database, dates.consentBefore)).filter(
    (email) => !unsubscribed.includes(email),
  );
  const enquiries = (await enquiriesBefore(database, dates.enquiryBefore)).filter(
    (email) => !expired.includes(email),
  );
  const mails = await settledMails(database, dates.mailSettledBefore);
  if (!dryRun) {
    for (const email of [...unsubscribed, ...expired]) {
      // Not the question to somebody who left and was entered again.
      await database
        .deleteFrom('outbox')
        .where('email', '=', email)
        .where('kind', '!=', 'confirmation')
        .execute();
      await database.deleteFrom('subscribers').where('email', '=', email).execute();
    }
    for (const email of enquiries) {
      const emptiedEnquiry = { company: '', phone: '', message: '' };
      await database.updateTable('subscribers').set(emptiedEnquiry).where('email', '=', email).execute();
    }
    for (const id of mails) await database.deleteFrom('outbox').where('id', '=', id).execute();
    await rememberErasures(database, digests, dates);
  }
  return {
    unsubscribed: unsubscribed.length,
    enquiries: enquiries.length,
    expired: expired.length,
    mails: mails.length,
  };
}

async function formerSubscribers(database: Queries, dates: RetentionDates): Promise<string[]> {
  const rows = await database
    .selectFrom('subscribers')
    .select('email')
    .where('unsubscribed_at', '<', dates.unsubscribedBefore)
    .execute();
  return rows.map(({ email }) => email);
}

async function signedUpBefore(database: Queries, time: string): Promise<string[]> {
  const rows = await database
    .selectFrom('subscribers')
    .select('email')
    .where('subscribed_at', '<', time)
    .execute();
  return rows.map(({ email }) => email);
}

async function enquiriesBefore(database: Queries, time: string): Promise<string[]> {
  const rows = await database
    .selectFrom('subscribers')
    .select('email')
    .where('subscribed_at', '<', time)
    .where((where) =>
      where.or([where('company', '!=', ''), where('phone', '!=', ''), where('message', '!=', '')]),
    )
    .execute();
  return rows.map(({ email }) => email);
}

async function settledMails(database: Queries, time: string): Promise<string[]> {
  const rows = await database
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['sent', 'dead', 'uncertain'])
    .where('changed_at', '<', time)
    .execute();
  return rows.map(({ id }) => id);
}

/** The digests themselves go when no consent from before the erasure can be left anywhere. */
async function rememberErasures(
  database: Queries,
  digests: readonly string[],
  dates: RetentionDates,
): Promise<void> {
  await database.deleteFrom('erasures').where('erased_at', '<', dates.consentBefore).execute();
  for (const address_digest of digests) {
    await database
      .insertInto('erasures')
      .values({ address_digest, erased_at: dates.unsubscribedBefore })
      .onConflict((conflict) => conflict.column('address_digest').doNothing())
      .execute();
  }
}
