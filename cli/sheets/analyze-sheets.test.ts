import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failed, success } from '../../core/result.ts';
import { hostileAnalysis } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

let workingDirectory: string;
let atOnce: { now: number; most: number };
/** How many sheets have to be under way before the first is answered, so that no clock decides. */
let awaited: number;
/** After so many turns of the event loop nothing more begins. */
const mostTurns = 100_000;
beforeEach(() => {
  atOnce = { now: 0, most: 0 };
  awaited = 1;
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
    for (let turn = 0; turn < 20 || (atOnce.most < awaited && turn < mostTurns); turn += 1) {
      await new Promise(setImmediate);
    }
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

it('writes a folder of reports, each on the way of its document, and shows the table', async () => {
  const { stdout, exitCode } = await analyze('offers', 'c.txt', '-r', '-o', 'reports/');
  expect(stdout).toContain('not read');
  expect(exitCode).toBe(6);
  const reports = join(workingDirectory, 'reports');
  const written = readdirSync(reports, { recursive: true, encoding: 'utf8' });
  expect(written.filter((name) => name.endsWith('.html')).toSorted()).toEqual([
    'c.txt.html',
    'offers/b.txt.html',
    'offers/later/b.txt.html',
  ]);
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

describe('a run that goes on', () => {
  const names = Array.from({ length: 6 }, (_, index) => `${index}.txt`);
  const put = (text: string) => {
    for (const name of names) writeFileSync(join(workingDirectory, name), text);
  };
  const files = (name: string) =>
    readFileSync(join(workingDirectory, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).file);

  it('keeps finished lines in their places, and does errors and a line cut short again', async () => {
    put('Offer');
    writeFileSync(join(workingDirectory, '1.txt'), 'Invoice');
    expect((await analyze(...names, '-o', 'all.jsonl')).exitCode).toBe(6);
    const lines = readFileSync(join(workingDirectory, 'all.jsonl'), 'utf8').split('\n');
    writeFileSync(join(workingDirectory, 'all.jsonl'), `${lines.slice(0, 4).join('\n')}\n{"file":"4.tx`);
    for (const name of ['4.txt', '5.txt']) writeFileSync(join(workingDirectory, name), 'Invoice');
    const again = await analyze(...names, '-o', 'all.jsonl', '--resume');
    expect(again).toMatchObject({ exitCode: 6, stderr: '3 of 6 files could not be read.\n' });
    expect(files('all.jsonl')).toEqual(names);
  });

  it('keeps what is left of an earlier run when it is interrupted itself', async () => {
    put('Offer');
    await analyze(...names, '-o', 'all.jsonl');
    const broken = await runCaptured(['termsheet', 'analyze', ...names, '-o', 'all.jsonl', '--resume'], {
      services,
      workingDirectory,
      signal: AbortSignal.abort(),
    });
    expect(broken.exitCode).toBe(130);
    expect(files('all.jsonl').toSorted()).toEqual(names);
  });

  it('leaves the reports that are there', async () => {
    put('Offer');
    await analyze('0.txt', '1.txt', '-o', 'reports/', '--format', 'markdown');
    writeFileSync(join(workingDirectory, 'reports', '0.txt.md'), 'mine');
    await analyze(...names, '-o', 'reports', '--format', 'markdown', '--resume');
    const reports = readdirSync(join(workingDirectory, 'reports')).filter((name) => name.endsWith('.md'));
    expect(reports).toHaveLength(6);
    expect(readFileSync(join(workingDirectory, 'reports', '0.txt.md'), 'utf8')).toBe('mine');
  });

  it.each([
    [['-o', 'all.csv', '--resume'], '--resume needs a folder of reports or one JSON line each'],
    [['--resume'], '--resume needs -o'],
    [['-o', 'foreign.jsonl', '--resume'], 'foreign.jsonl is no output of this command'],
    [['--queue', '--concurrency', '2'], '--concurrency is said to the workers of a queue'],
  ])('is refused with %j', async (words, sentence) => {
    put('Offer');
    writeFileSync(join(workingDirectory, 'foreign.jsonl'), 'a diary\nof mine\n');
    const { exitCode, stderr } = await analyze(...names, ...words);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(sentence) });
    expect(readFileSync(join(workingDirectory, 'foreign.jsonl'), 'utf8')).toBe('a diary\nof mine\n');
  });
});

it('hands the documents to a queue and says who listens', async () => {
  const asked: string[] = [];
  const queued = fakeServices({
    clock: { now: () => new Date('2026-11-21T00:00:00Z') },
    openQueuedSheets: async () => ({
      concurrency: 4,
      analyze: async ({ name }) => {
        asked.push(name);
        return success({ ...hostileAnalysis, engine: { provider: 'builtin' } });
      },
      countWorkers: async () => 0,
      close: async () => {},
    }),
  });
  const words = ['termsheet', 'analyze', 'c.txt', 'offers/b.txt', '-o', 'all.csv', '--queue'];
  const { stderr, exitCode } = await runCaptured(words, { services: queued, workingDirectory });
  expect({ stderr, exitCode }).toEqual({
    stderr: '0 workers listen: start some with `fettle worker`.\n',
    exitCode: 0,
  });
  // Which of two documents that are read side by side is asked first is not promised; the order of the rows is.
  expect(asked.map((name) => basename(name)).sort()).toEqual(['b.txt', 'c.txt']);
  const rows = readFileSync(join(workingDirectory, 'all.csv'), 'utf8').trim().split('\n').slice(1);
  expect(rows.map((row) => basename(row.split(',')[0] ?? ''))).toEqual(['c.txt', 'b.txt']);
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
  awaited = 3;
  await analyze(...many, '--concurrency', '3');
  expect(atOnce.most).toBe(3);
  await analyze(...many, '--concurrency', '1');
  expect(atOnce).toEqual({ now: 0, most: 3 });
});
