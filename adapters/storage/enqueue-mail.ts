import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MailKind } from '../../core/mailing/outbox.port.ts';
import type { MailingSchema } from './schema.ts';

/** Puts a mail into the outbox, within the transaction that gives the reason for it. */
export async function enqueueMail(
  database: Kysely<MailingSchema>,
  kind: MailKind,
  email: string,
  at: string,
): Promise<void> {
  await database
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      email,
      state: 'waiting',
      attempts: 0,
      due_at: at,
      changed_at: at,
      reason: null,
    })
    .execute();
}
