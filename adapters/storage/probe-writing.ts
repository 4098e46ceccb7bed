import { randomUUID } from 'node:crypto';
import type { MailingDatabase } from './mailing-database.ts';
import { rowOf } from './subscriber-row.ts';

/** More bytes than the longest sign-up has, in whatever script it is written. */
const moreThanAnySignUp = 'x'.repeat(10_000);

/**
 * Writes a row as long as the longest sign-up and takes it back in the same transaction: a disk may still be read
 * when it is full or read-only, and nobody ever sees the row.
 * @throws ListUnavailableError where a sign-up would not be kept now
 */
export async function probeWriting(database: MailingDatabase): Promise<void> {
  const id = randomUUID();
  const signUp = {
    id,
    // No address: it has no @.
    email: id,
    name: '',
    company: '',
    phone: '',
    message: moreThanAnySignUp,
    source: 'landing',
    consentText: '',
    subscribedAt: new Date().toISOString(),
  } as const;
  const row = rowOf(signUp, null);
  await database.inTransaction(async (queries) => {
    await queries.insertInto('subscribers').values(row).execute();
    await queries.deleteFrom('subscribers').where('email', '=', id).execute();
  });
}
