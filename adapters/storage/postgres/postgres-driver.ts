import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseDriver } from '../mailing-database.ts';
import { LaterTablesError, migrateToLatest } from '../migrations/migrate.ts';
import type { MailingSchema } from '../schema.ts';
import { openBoundedPool, type PoolLimits } from './bounded-pool.ts';

const visitorLimits = { idleMs: 10_000, connections: 10 };
/**
 * For the operator's work on the whole list, and for changes of its tables. With so much patience an old connection
 * that leads nowhere would be found out late, so that it is not kept.
 */
const longLimits: PoolLimits = { connectMs: 5000, statementMs: 30_000, idleMs: 500, connections: 2 };

/**
 * Opens pools of connections to PostgreSQL; nothing is connected until the first query. The tables live in
 * the schema that the connection's search path names first.
 * @param patienceMs how long a visitor waits for a connection and for each statement
 */
export function openPostgres(connectionString: string, patienceMs: number): DatabaseDriver {
  const open = (limits: PoolLimits) =>
    new Kysely<MailingSchema>({
      dialect: new PostgresDialect({ pool: openBoundedPool(connectionString, limits) }),
    });
  const short = open({ ...visitorLimits, connectMs: patienceMs, statementMs: patienceMs });
  const long = open(longLimits);
  return {
    databases: { short, long },
    migrate: () => migrate(long),
    isUnavailable,
    // The server lets everybody write and has them wait for each other by itself.
    isBusy: () => false,
    // The server's write-ahead log is its administrator's; autovacuum clears the rows.
    clearLog: async () => true,
    close: async () => {
      await Promise.all([short.destroy(), long.destroy()]);
    },
  };
}

async function migrate(database: Kysely<MailingSchema>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  await migrateToLatest(database, rows[0]?.schema);
}

/**
 * Classes of SQLSTATE in which the server is at fault, away or held up: connection, conflict with others,
 * resources, state of an object, operator, system; and 25006, a server that takes no writes.
 */
const outOfReach = /^(08|40|53|55|57|58|25006)/;

/** Whatever did not come from the server as an SQL error came from the way to it. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof LaterTablesError) return false;
  if (error instanceof pg.DatabaseError) return outOfReach.test(error.code ?? '');
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}
