import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailingStore } from '../../adapters/storage/open-mailing-store.ts';
import { runCaptured } from '../testing/run-captured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs against a list of its own in a temporary folder. */
const fettle = (words: string, stdin = '', environment: Record<string, string> = {}) =>
  runCaptured(words.split(' '), {
    stdin,
    workingDirectory: folder,
    environment: { DATABASE_URL: `sqlite:${join(folder, 'list.db')}`, ...environment },
  });

/** A list that nobody is on yet. */
async function emptyList(): Promise<void> {
  const store = openMailingStore(`sqlite:${join(folder, 'list.db')}`);
  await store.check();
  await store.close();
}

const table = [
  'Email Address,First Name,Company,Phone,OPTIN_TIME',
  'ada@mill.example,Ada,"=cmd|calc",+44 20,2025-02-03 04:05:06',
  'Bob@Mill.example,Bob,,,2025-02-04 04:05:06',
  '',
].join('\n');

describe('what operators do wrong', () => {
  it.each([
    ['subscribers remove nobody@mill.example', 3, 'not on the list'],
    ['subscribers erase nobody', 3, 'valid email address'],
    ['subscribers import missing.csv', 3, 'no such file'],
    ['subscribers export --format xml', 2, 'csv, json'],
    ['mail flush', 4, 'SMTP_URL'],
    ['mail move', 2, '--to'],
  ])('%s ends with %i', async (words, exitCode, message) => {
    await emptyList();
    const outcome = await fettle(words);
    expect(outcome).toMatchObject({ exitCode, stdout: '' });
    expect(outcome.stderr).toContain(message);
  });

  it('is named when the table has no addresses', async () => {
    expect(await fettle('subscribers import -', 'Name\nAda\n')).toMatchObject({ exitCode: 3 });
  });

  it('is named when the file is no table', async () => {
    expect(await fettle('subscribers import -', 'Email,Name\n"ada@mill.example,x\n')).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('not a CSV table'),
    });
  });

  it('is told as a network error when the database is away', async () => {
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await fettle('subscribers list', '', away)).toMatchObject({
      exitCode: 5,
      stderr: expect.stringContaining('cannot be reached'),
    });
  });
});

describe('the list', () => {
  it('is empty at first', async () => {
    await emptyList();
    expect(await fettle('subscribers list')).toEqual({
      stdout: '',
      stderr: '0 subscribers\n',
      exitCode: 0,
    });
  });

  it('takes an import and lists it', async () => {
    expect((await fettle('subscribers import -', table)).stdout).toMatch(/^2 added, 0 known/);
    const bad = await fettle('subscribers import - --json', `${table}nonsense,x,,,\n`);
    expect(bad.exitCode).toBe(6);
    expect(JSON.parse(bad.stdout)).toEqual({ added: 0, known: 2, left: 0, erased: 0, invalidRows: [3] });
    expect((await fettle('subscribers list')).stdout).toBe(
      'ada@mill.example\timport\t2025-02-03\nbob@mill.example\timport\t2025-02-04\n',
    );
    const listed = JSON.parse((await fettle('subscribers list --json')).stdout);
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatchObject({ email: 'ada@mill.example', name: 'Ada', state: 'subscribed' });
    expect(listed[0]).not.toHaveProperty('id');
  });

  it('is exported so that no spreadsheet runs a cell, and read back as it was', async () => {
    await fettle('subscribers import -', table);
    const { stdout } = await fettle('subscribers export');
    const [first] = parse(stdout, { columns: true }) as Record<string, string>[];
    expect(first).toMatchObject({ email: 'ada@mill.example', company: "'=cmd|calc", phone: "'+44 20" });
    writeFileSync(join(folder, 'back.csv'), stdout);
    const other = { DATABASE_URL: `sqlite:${join(folder, 'other.db')}` };
    await fettle('subscribers import back.csv', '', other);
    const [ada] = JSON.parse((await fettle('subscribers export --format json', '', other)).stdout);
    expect(ada).toMatchObject({
      company: '=cmd|calc',
      phone: '+44 20',
      subscribedAt: '2025-02-03T04:05:06.000Z',
    });
  });

  it('forgets who is removed, and keeps out who is erased', async () => {
    await fettle('subscribers import -', table);
    expect(await fettle('subscribers remove ADA@mill.example')).toMatchObject({ exitCode: 0 });
    expect(await fettle('subscribers erase bob@mill.example')).toMatchObject({ exitCode: 0 });
    expect((await fettle('subscribers list --all')).stdout).toBe('');
    expect((await fettle('subscribers import -', table)).stdout).toMatch(
      /^1 added, 0 known, 0 had left, 1 erased/,
    );
  });

  it('is pruned by the policy, after a look', async () => {
    await fettle('subscribers import -', 'email,created\nold@x.example,2015-01-01\nnew@x.example,\n');
    const look = await fettle('subscribers prune --dry-run --json');
    expect(JSON.parse(look.stdout)).toEqual({
      dryRun: true,
      unsubscribed: 0,
      enquiries: 0,
      expired: 1,
      pending: 0,
      mails: 0,
    });
    expect((await fettle('subscribers prune')).stdout).toContain('1 sign-ups deleted');
    expect((await fettle('subscribers list')).stdout).toMatch(/^new@x\.example\t.*\n$/);
  });

  it('moves to another database, verified', async () => {
    await fettle('subscribers import -', table);
    const target = join(folder, 'moved.db');
    const moved = await fettle(`mail move --to sqlite:${target} --json`);
    expect(JSON.parse(moved.stdout).tables).toContainEqual(
      expect.objectContaining({ table: 'subscribers', rows: 2 }),
    );
    const there = { DATABASE_URL: `sqlite:${target}` };
    expect((await fettle('subscribers list', '', there)).stdout).toContain('bob@mill.example');
  });

  it('tells how many mails wait', async () => {
    await emptyList();
    expect((await fettle('mail status')).stdout).toBe(
      'waiting\t0\nsending\t0\nsent\t0\ndead\t0\nuncertain\t0\nlast hour\t0 of 200\n',
    );
    const limited = await fettle('mail status --json', '', { MAILS_PER_HOUR: '7' });
    expect(JSON.parse(limited.stdout)).toMatchObject({ waiting: 0, lastHour: 0, mailsPerHour: 7 });
  });
});
