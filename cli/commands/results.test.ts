import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createPostgresDatabase,
  postgresAnswers,
  type TestDatabase,
} from '../../adapters/storage/testing/test-databases.ts';
import { runCaptured } from '../testing/run-captured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-results-'));
  writeFileSync(join(folder, 'codes.jsonl'), '{"id":"1","sic":"20510"}\n\n{"id":"2","note":"a\\u0000b"}\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const store = (url: string, ...words: readonly string[]) =>
  runCaptured(['results', 'store', ...words], {
    workingDirectory: folder,
    environment: { DATABASE_URL: url },
  });

it.each([
  ['sqlite:list.db', ['codes.jsonl', '--table', 'codes'], 2, 'DATABASE_URL must be postgres'],
  ['postgres://127.0.0.1:1/none', ['codes.jsonl', '--table', 'codes'], 5, 'No rows were stored'],
  ['postgres://127.0.0.1:1/none', ['codes.jsonl', '--table', 'Codes; drop'], 2, '--table must be'],
  ['postgres://127.0.0.1:1/none', ['nix.jsonl', '--table', 'codes'], 3, 'nix.jsonl cannot be read'],
  ['postgres://127.0.0.1:1/none', ['.', '--table', 'codes'], 3, 'it is a folder'],
])('on %s, results store %j ends with %i', async (url, words, exitCode, message) => {
  const outcome = await store(url, ...words);
  expect(outcome).toMatchObject({ exitCode, stdout: '' });
  expect(outcome.stderr).toContain(message);
});

const withPostgres = await postgresAnswers();

describe.runIf(withPostgres)('a table of PostgreSQL', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createPostgresDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });
  const rows = async () =>
    (await client.query('select source, line, answer from codes order by source, line')).rows;

  it('holds a row a line, once however often it is written', async () => {
    expect(await store(database.url, 'codes.jsonl', '--table', 'codes')).toMatchObject({
      exitCode: 0,
      stderr: '2 rows in the table codes.\n',
    });
    const stored = [
      { source: 'codes.jsonl', line: 1, answer: { id: '1', sic: '20510' } },
      { source: 'codes.jsonl', line: 3, answer: { id: '2', note: 'ab' } },
    ];
    expect(await rows()).toEqual(stored);
    await store(database.url, 'codes.jsonl', '--table', 'codes');
    expect(await rows()).toEqual(stored);
    await store(database.url, 'codes.jsonl', '--table', 'codes', '--source', 'again');
    expect((await rows()).map(({ source }) => source)).toEqual([
      'again',
      'again',
      'codes.jsonl',
      'codes.jsonl',
    ]);
  });

  it('holds more rows than one piece', async () => {
    const lines = Array.from({ length: 1201 }, (_, at) => JSON.stringify({ id: `${at + 1}` }));
    writeFileSync(join(folder, 'many.jsonl'), lines.join('\n'));
    const outcome = await store(database.url, 'many.jsonl', '--table', 'codes');
    expect(outcome.stderr).toBe('1201 rows in the table codes.\n');
    expect((await rows()).map(({ line, answer }) => [line, answer.id])).toEqual(
      lines.map((_, at) => [at + 1, `${at + 1}`]),
    );
  });

  it('keeps the rows before a line that is no answer, and says which', async () => {
    writeFileSync(join(folder, 'broken.jsonl'), '{"id":"1"}\n{"id":');
    const outcome = await store(database.url, 'broken.jsonl', '--table', 'codes');
    expect(outcome).toMatchObject({ exitCode: 3 });
    expect(outcome.stderr).toContain('Line 2 of broken.jsonl is no JSON object. Rows stored before it: 1.');
    expect(await rows()).toHaveLength(1);
  });

  it('is left alone where it was made for something else', async () => {
    await client.query('create table codes (source text, line integer, answer jsonb)');
    const outcome = await store(database.url, 'codes.jsonl', '--table', 'codes');
    expect(outcome).toMatchObject({ exitCode: 3 });
    expect(outcome.stderr).toContain('The table codes was made for something else: nothing was changed.');
    expect(await rows()).toEqual([]);
  });
});
