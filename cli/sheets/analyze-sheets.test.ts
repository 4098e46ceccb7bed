import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failed, success } from '../../core/result.ts';
import { hostileAnalysis } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

let workingDirectory: string;
let atOnce: { now: number; most: number };
beforeEach(() => {
  atOnce = { now: 0, most: 0 };
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-sheets-'));
  mkdirSync(join(workingDirectory, 'offers', 'later'), { recursive: true });
  const files = {
    'offers/b.txt': 'Offer',
    'offers/a.PDF': 'Invoice',
    'offers/later/b.txt': 'Offer',
    'offers/.hidden.txt': 'Offer',
    'offers/notes.xlsx': 'x',
    'c.txt': 'Offer',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(workingDirectory, name), text);
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const services = fakeServices({
  clock: { now: () => new Date('2026-11-21T00:00:00Z') },
  analyzeTermSheet: async ({ source }) => {
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    // Long enough for the others to begin: what begins later finds this one under way.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    atOnce.now -= 1;
    const isOffer = source.kind === 'file' && Buffer.from(source.file.bytes).toString() === 'Offer';
    return isOffer
      ? success({ ...hostileAnalysis, engine: { provider: 'builtin' } })
      : failed({ code: 'not-a-term-sheet', message: 'This seems to be an invoice.' });
  },
});
const analyze = (...words: string[]) =>
  runCaptured(['termsheet', 'analyze', ...words], { services, workingDirectory });

it('reads folders only where that is asked for, in order, and nothing hidden or foreign', async () => {
  expect(await analyze('offers')).toMatchObject({
    exitCode: 2,
    stderr: 'error: offers is a folder: use --recursive to read what is in it.\n',
  });
  const { stdout, exitCode } = await analyze('offers', 'c.txt', '-r', '--json');
  const files = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).file);
  expect({ files, exitCode }).toEqual({
    files: ['offers/a.PDF', 'offers/b.txt', 'offers/later/b.txt', 'c.txt'],
    exitCode: 6,
  });
  mkdirSync(join(workingDirectory, 'empty'));
  expect((await analyze('empty', '-r')).exitCode).toBe(2);
});

it('shows a table of one row each, and says on stderr how many failed', async () => {
  const { stdout, stderr, exitCode } = await analyze('offers', '--recursive');
  expect(stdout.split('\n')).toEqual([
    'File                Risk      Red  Amber',
    'offers/a.PDF        not read              This seems to be an invoice.',
    expect.stringMatching(/^offers\/b\.txt {8}Red {9}\d {6}\d {2}Red because of/),
    expect.stringMatching(/^offers\/later\/b\.txt {2}Red {9}\d {6}\d {2}Red because of/),
    '',
  ]);
  expect({ stderr, exitCode }).toEqual({ stderr: '1 of 3 files could not be read.\n', exitCode: 6 });
});

it('writes the table for a spreadsheet', async () => {
  expect((await analyze('c.txt', 'offers/b.txt', '-o', 'all.csv')).exitCode).toBe(0);
  const [head, first] = readFileSync(join(workingDirectory, 'all.csv'), 'utf8').split('\r\n');
  expect(head).toBe('file,risk,red,amber,verdict');
  expect(first).toMatch(/^c\.txt,Red,/);
});

it('writes a folder of reports, one name each, and shows the table', async () => {
  const { stdout, exitCode } = await analyze('offers', 'c.txt', '-r', '-o', 'reports/');
  expect(stdout).toContain('not read');
  expect(exitCode).toBe(6);
  const reports = join(workingDirectory, 'reports');
  expect(readdirSync(reports).toSorted()).toEqual(['b.txt-2.html', 'b.txt.html', 'c.txt.html']);
  expect(readFileSync(join(reports, 'c.txt.html'), 'utf8')).toContain('<!doctype html>');
});

it('replaces no report that is there, unless forced, and takes one document too', async () => {
  expect((await analyze('c.txt', '-o', 'reports/', '--format', 'markdown')).exitCode).toBe(0);
  const again = await analyze('c.txt', '-o', 'reports', '--format', 'markdown');
  expect(again).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('reports/c.txt.md already exists'),
  });
  expect((await analyze('c.txt', '-o', 'reports', '--format', 'markdown', '--force')).exitCode).toBe(0);
});

it('refuses several reports of a form that holds one', async () => {
  const { exitCode, stderr } = await analyze('c.txt', 'offers/b.txt', '--format', 'html');
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: 'error: Several reports as html need a folder: -o reports/\n',
  });
});

it('works side by side, as many as it is told', async () => {
  const many = Array.from({ length: 8 }, (_, index) => `${index}.txt`);
  for (const name of many) writeFileSync(join(workingDirectory, name), 'Offer');
  await analyze(...many, '--concurrency', '3');
  expect(atOnce.most).toBe(3);
  await analyze(...many, '--concurrency', '1');
  expect(atOnce).toEqual({ now: 0, most: 3 });
});
