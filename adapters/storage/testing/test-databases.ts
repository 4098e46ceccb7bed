import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database of its own for one test. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export async function createSqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-list-'));
  return {
    url: `sqlite:${join(folder, 'nested', 'list.db')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The PostgreSQL server of the tests; TEST_POSTGRES_URL names another one. */
export const testPostgresUrl =
  process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/test?connect_timeout=2';

/** A schema of its own on the test server, so that parallel runs do not meet. */
export async function createPostgresDatabase(): Promise<TestDatabase> {
  const schema = `fettle_test_${randomBytes(6).toString('hex')}`;
  await onTestServer(`create schema ${schema}`);
  const url = new URL(testPostgresUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, drop: () => onTestServer(`drop schema if exists ${schema} cascade`) };
}

/**
 * Whether the PostgreSQL server of the tests answers. Where TEST_POSTGRES_URL is set it must; elsewhere a
 * machine without a server runs the suites on SQLite alone and says so.
 */
export async function postgresAnswers(): Promise<boolean> {
  try {
    await onTestServer('select 1');
    return true;
  } catch (error) {
    if (process.env.TEST_POSTGRES_URL) throw error;
    process.stderr.write('PostgreSQL does not answer on 127.0.0.1:5432: its tests run on SQLite alone.\n');
    return false;
  }
}

async function onTestServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testPostgresUrl, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
