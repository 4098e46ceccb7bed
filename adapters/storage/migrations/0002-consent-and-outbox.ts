import { randomUUID } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';

interface SubscribersBefore {
  subscribers: { email: string; id: string | null };
}

/** Consent records and states of subscribers, mails on their way, erased addresses, and the list's secret. */
export const consentAndOutboxMigration: Migration = {
  async up(database: Kysely<SubscribersBefore>) {
    const { schema } = database;
    const added: [string, string | null][] = [
      ['consent_text', ''],
      ['state', 'subscribed'],
      ['id', null],
      ['unsubscribed_at', null],
    ];
    for (const [name, filledWith] of added) {
      await schema
        .alterTable('subscribers')
        .addColumn(name, 'text', (column) =>
          filledWith === null ? column : column.notNull().defaultTo(filledWith),
        )
        .execute();
    }
    for (const { email } of await database.selectFrom('subscribers').select('email').execute()) {
      const id = randomUUID();
      await database.updateTable('subscribers').set({ id }).where('email', '=', email).execute();
    }
    await schema.createIndex('subscribers_by_id').on('subscribers').column('id').unique().execute();
    await schema
      .createTable('outbox')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email', 'varchar(254)', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .execute();
    await schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'due_at']).execute();
    await schema.createIndex('outbox_by_email').on('outbox').column('email').execute();
    await schema
      .createTable('erasures')
      .addColumn('address_digest', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('settings')
      .addColumn('name', 'varchar(64)', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
