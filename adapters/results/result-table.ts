import { Kysely, PostgresDialect, sql } from 'kysely';
import { type ExpectedFailure, failed, type Result, success } from '../../core/result.ts';
import { openBoundedPool, type PoolLimits } from '../storage/postgres/bounded-pool.ts';

/** One answer of a run, by the line of the file that holds it. */
export interface StoredResult {
  /** From 1. */
  readonly line: number;
  /** The answer as JSON text. */
  readonly answer: string;
}

/** A table of PostgreSQL that answers are written into. */
export interface ResultTable {
  /** Writes answers of one source; those that are there already are replaced. */
  store(results: readonly StoredResult[]): Promise<void>;
  close(): Promise<void>;
}

interface Rows {
  readonly source: string;
  readonly line: number;
  readonly answer: unknown;
}

type Database = Kysely<Record<string, Rows>>;

/** What marks a table as ours, so that no other is ever written to. */
const mark = 'Answers of Fettle: one row a line of a source';
/** Operators wait for their own work, not visitors. */
const limits: PoolLimits = { connectMs: 5000, statementMs: 30_000, idleMs: 500, connections: 1 };

/**
 * Opens a table for the answers of one source, and makes it where there is none.
 * @param connectionString `postgres://…`
 * @param name lower-case letters, digits and underscores; the schema is the first of the connection's search path
 * @param source what the rows are told apart by, such as the name of the file
 * @returns `table-not-ours` where a table of that name was made for something else
 */
export async function openResultTable(
  connectionString: string,
  name: string,
  source: string,
): Promise<Result<ResultTable, ExpectedFailure>> {
  const database: Database = new Kysely({
    dialect: new PostgresDialect({ pool: openBoundedPool(connectionString, limits) }),
  });
  try {
    if (!(await isOurs(database, name))) {
      await database.destroy();
      return failed({
        code: 'table-not-ours',
        message: `The table ${name} was made for something else: nothing was changed.`,
      });
    }
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return success({
    store: (results) => store(database, name, source, results),
    close: () => database.destroy(),
  });
}

/** Makes the table where there is none. */
async function isOurs(database: Database, name: string): Promise<boolean> {
  const table = sql.id(name);
  return database.transaction().execute(async (transaction) => {
    // Two runs that begin at one time would both find no table.
    await sql`select pg_advisory_xact_lock(hashtext(${mark}))`.execute(transaction);
    const { rows } = await sql<{ comment: string | null }>`
      select obj_description(c.oid, 'pg_class') as comment from pg_class c
      where c.relname = ${name} and c.relnamespace = current_schema()::regnamespace`.execute(transaction);
    const [found] = rows;
    if (found) return found.comment === mark;
    await sql`
      create table ${table} (
        source text not null,
        line integer not null,
        answer jsonb not null,
        stored_at timestamptz not null default now(),
        primary key (source, line)
      )`.execute(transaction);
    await sql`comment on table ${table} is ${sql.lit(mark)}`.execute(transaction);
    return true;
  });
}

async function store(
  database: Database,
  name: string,
  source: string,
  results: readonly StoredResult[],
): Promise<void> {
  if (results.length === 0) return;
  await sql`
    insert into ${sql.id(name)} (source, line, answer)
    select ${source}, line, answer::jsonb
    from unnest(${results.map(({ line }) => line)}::integer[], ${results.map(({ answer }) => answer)}::text[])
      as stored (line, answer)
    on conflict (source, line) do update set answer = excluded.answer, stored_at = now()`.execute(database);
}
