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

export type Row = Record<string, string | number | null>;
/** A database, or one moment or transaction of it. */
type Readable = Pick<MailingDatabase, 'use'>;
/** The same statement for each table, whose columns kysely cannot know at once. */
type AnyTable = Kysely<Record<string, Row>>;

/** Reads a table page by page, in the order of its key. */
export async function* readTable(database: Readable, table: TableName): AsyncGenerator<Row[]> {
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
export async function writeRows(database: Readable, table: TableName, rows: readonly Row[]): Promise<void> {
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
  database: Readable,
  table: TableName,
): Promise<{ readonly rows: number; readonly digest: string }> {
  const digest = new TableDigest();
  for await (const rows of readTable(database, table)) digest.add(rows);
  return digest.read();
}

/** One digest over rows that does not depend on their order. */
export class TableDigest {
  readonly #digests: string[] = [];

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      this.#digests.push(createHash('sha256').update(JSON.stringify(fields)).digest('hex'));
    }
  }

  read(): { readonly rows: number; readonly digest: string } {
    const digest = createHash('sha256').update(this.#digests.sort().join('\n')).digest('hex');
    return { rows: this.#digests.length, digest };
  }
}
