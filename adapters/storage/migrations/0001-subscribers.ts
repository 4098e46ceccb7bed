import type { Kysely, Migration } from 'kysely';

/** The list itself. */
export const subscribersMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('subscribers')
      .addColumn('email', 'varchar(254)', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('subscribed_at', 'text', (column) => column.notNull())
      .execute();
  },
};
