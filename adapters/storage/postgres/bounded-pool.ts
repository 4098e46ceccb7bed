import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

export interface PoolLimits {
  /** Until a connection is there: a new one made, or one of others given back. */
  readonly connectMs: number;
  /** Until a statement is answered, on both sides of the connection. */
  readonly statementMs: number;
  /** How long a connection is kept that nobody uses. */
  readonly idleMs: number;
  readonly connections: number;
}

/** A transaction that this program began and left, because it or the network died, holds its locks no longer. */
const idleInTransactionMs = 5000;
const keepAliveAfterMs = 10_000;

/**
 * Connections to PostgreSQL on which nothing waits longer than the limits allow; none is made before the first
 * query. A connection that has not answered once is thrown away: it may lead nowhere for as long as the network
 * takes to say so, and the next request would meet it again.
 */
export function openBoundedPool(connectionString: string, limits: PoolLimits): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: limits.idleMs,
    query_timeout: limits.statementMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    // A goodbye that the network swallows must not keep this process.
    allowExitOnIdle: true,
    application_name: 'fettle',
  });
  // An idle connection that the server ends is reported here; the next query opens another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // A connection that breaks while it is lent fails its query; unheard, the event would end the process.
    client.on('error', () => {});
  });
  return {
    connect: async () => new LentClient(await pool.connect()),
    end: () => pool.end(),
  };
}

/** A connection from the pool until it is given back or given up. */
class LentClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isReleased = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new TypeError('Results are read whole, without a cursor.');
    return this.#run<Row>(statement, values);
  }

  release(): void {
    this.#release(false);
  }

  async #run<Row>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#client.query(statement, [...values]);
      return { command: command as PostgresQueryResult<Row>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      // What the server itself says leaves the connection good. After anything else every further statement of
      // this transaction, its rollback too, fails at once instead of waiting as long again.
      if (!(error instanceof pg.DatabaseError)) this.#release(true);
      throw error;
    }
  }

  #release(isBroken: boolean): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(isBroken);
  }
}
