import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseDriver } from '../mailing-database.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import type { MailingSchema } from '../schema.ts';

const connectionTimeoutMs = 3000;
const queryTimeoutMs = 10_000;

/**
 * Opens a pool of connections to PostgreSQL; nothing is connected until the first query. The tables live in
 * the schema that the connection's search path names first.
 */
export function openPostgres(connectionString: string): DatabaseDriver {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    application_name: 'fettle',
  });
  // An idle connection that the server ends is reported here; the next query opens another one.
  pool.on('error', () => undefined);
  const database = new Kysely<MailingSchema>({ dialect: new PostgresDialect({ pool }) });
  // The server's write-ahead log is its administrator's; autovacuum clears the rows.
  return { database, migrate: () => migrate(database), isUnavailable, afterErasure: async () => {} };
}

async function migrate(database: Kysely<MailingSchema>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  await migrateToLatest(database, rows[0]?.schema);
}

// Classes of SQLSTATE in which the server is at fault or away: connection, resources, operator, system.
const outOfReach = /^(08|53|57|58)/;

/** Whatever did not come from the server as an SQL error came from the way to it. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return outOfReach.test(error.code ?? '');
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}
