import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fettle = (words: string, list = 'list.db') =>
  runCaptured(words.split(' '), {
    workingDirectory: folder,
    environment: { DATABASE_URL: `sqlite:${join(folder, list)}` },
  });

it('goes through a file into another database, and bounced addresses stay off', async () => {
  writeFileSync(join(folder, 'people.csv'), 'Email\nada@mill.example\nbob@mill.example\n');
  await fettle('subscribers import people.csv');
  expect(await fettle('subscribers bounce bob@mill.example --kind complaint')).toMatchObject({
    exitCode: 0,
    stdout: '1 taken off, 0 kept, 0 not on the list, 0 without a usable address\n',
  });
  const backup = await fettle('backup list.backup --json');
  expect(backup).toMatchObject({ exitCode: 0, stderr: 'Written to list.backup.\n' });
  expect(JSON.parse(backup.stdout).tables).toContainEqual(
    expect.objectContaining({ table: 'subscribers', rows: 2 }),
  );
  expect((await fettle('backup list.backup')).exitCode).toBe(1);
  expect((await fettle('restore list.backup')).exitCode).toBe(3);
  expect(await fettle('restore list.backup --json', 'other.db')).toMatchObject({
    exitCode: 0,
    stdout: backup.stdout,
  });
  const listed = await fettle('subscribers list --all', 'other.db');
  expect(listed.stdout).toMatch(/ada@mill\.example\t.*\tsubscribed\nbob@mill\.example\t.*\tunsubscribed\n/);
  await fettle('subscribers import people.csv', 'other.db');
  expect((await fettle('subscribers list', 'other.db')).stdout).not.toContain('bob@');
});

it.each([
  ['backup list.backup', 3, 'no mailing list'],
  ['restore missing.backup', 3, 'is no backup'],
  ['subscribers bounce nobody@mill.example', 3, 'no mailing list'],
])('%s ends with %i', async (words, exitCode, message) => {
  const outcome = await fettle(words);
  expect(outcome).toMatchObject({ exitCode, stdout: '' });
  expect(outcome.stderr).toContain(message);
});
