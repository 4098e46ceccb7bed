import type { Kysely, Migration } from 'kysely';

/** Sign-ups that wait to be confirmed, when subscribers confirmed, and what counting mails by the hour needs. */
export const confirmationMigration: Migration = {
  async up(database: Kysely<{ settings: { name: string; value: string } }>) {
    const { schema } = database;
    await schema
      .createTable('pending_sign_ups')
      .addColumn('email', 'varchar(254)', (column) => column.primaryKey())
      .addColumn('id', 'varchar(64)', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('consent_text', 'text', (column) => column.notNull())
      .addColumn('subscribed_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('pending_sign_ups_by_id').on('pending_sign_ups').column('id').unique().execute();
    await schema.alterTable('subscribers').addColumn('confirmed_at', 'text').execute();
    await schema.createIndex('outbox_by_change').on('outbox').columns(['state', 'changed_at']).execute();
    await schema.createIndex('outbox_by_kind').on('outbox').columns(['state', 'kind', 'due_at']).execute();
    // Whoever claims a mail writes here first, so that two programs never count at the same time.
    await database.insertInto('settings').values({ name: 'last-claim', value: '' }).execute();
  },
};
