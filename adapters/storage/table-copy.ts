import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { MailingDatabase } from './mailing-database.ts';
import type { MailingSchema } from './schema.ts';

/** A table that can be read in pages by its key. */
type TableName = keyof MailingSchema;

const keys = {
  settings: 'name',
  subscribers: 'email',
  pending_sign_ups: 'email',
  erasures: 'address_digest',
  outbox: 'id',
} as const satisfies Record<TableName, string>;

/** The list's secret comes first: it says whose list a half-copied database is. */
export const copiedTables = ['settings', 'subscribers', 'pending_sign_ups', 'erasures', 'outbox'] as const;

const rowsPerPage = 500;

type Row = Record<string, string | number | null>;
/** The same statement for each table, whose columns kysely cannot know at once. */
type AnyTable = Kysely<Record<string, Row>>;

/** Reads a table page by page, in the order of its key. */
export async function* readTable(database: MailingDatabase, table: TableName): AsyncGenerator<Row[]> {
  const key = keys[table];
  let last: string | undefined;
  for (;;) {
    const after = last;
    const rows: Row[] = await database.use((queries) => {
      const page = (queries as unknown as AnyTable)
        .selectFrom(table)
        .selectAll()
        .orderBy(key)
        .limit(rowsPerPage);
      return (after === undefined ? page : page.where(key, '>', after)).execute();
    }, 'long');
    if (rows.length > 0) yield rows;
    if (rows.length < rowsPerPage) return;
    last = String(rows.at(-1)?.[key]);
  }
}

/** Writes rows; those that are there already become as given, so that a copy can be run again. */
export async function writeRows(
  database: MailingDatabase,
  table: TableName,
  rows: readonly Row[],
): Promise<void> {
  const key = keys[table];
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== key);
  await database.use(
    (queries) =>
      (queries as unknown as AnyTable)
        .insertInto(table)
        .values(rows as Insertable<Row>[])
        .onConflict((conflict) =>
          conflict
            .column(key)
            .doUpdateSet((set) =>
              Object.fromEntries(columns.map((name) => [name, set.ref(`excluded.${name}`)])),
            ),
        )
        .execute(),
    'long',
  );
}

/** How many rows a table has, and one digest over all of them that does not depend on their order. */
export async function digestTable(
  database: MailingDatabase,
  table: TableName,
): Promise<{ readonly rows: number; readonly digest: string }> {
  const digests: string[] = [];
  for await (const rows of readTable(database, table)) {
    for (const row of rows) {
      const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      digests.push(createHash('sha256').update(JSON.stringify(fields)).digest('hex'));
    }
  }
  const digest = createHash('sha256').update(digests.sort().join('\n')).digest('hex');
  return { rows: digests.length, digest };
}
