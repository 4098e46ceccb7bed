import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { success } from '../../core/result.ts';
import { hostileAnalysis } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

let workingDirectory: string;
let asked: string[];
beforeEach(() => {
  asked = [];
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-resume-'));
  put('east/offer.txt', 'East');
  put('west/offer.txt', 'West');
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

/** What is read stands in the verdict. */
const services = fakeServices({
  clock: { now: () => new Date('2026-11-21T00:00:00Z') },
  analyzeTermSheet: async ({ source }) => {
    const text = source.kind === 'file' ? Buffer.from(source.file.bytes).toString() : '';
    asked.push(text);
    return success({ ...hostileAnalysis, verdict: `It says ${text}.`, engine: { provider: 'builtin' } });
  },
});
function put(name: string, text: string): void {
  mkdirSync(dirname(join(workingDirectory, name)), { recursive: true });
  writeFileSync(join(workingDirectory, name), text);
}
const get = (name: string) => readFileSync(join(workingDirectory, name), 'utf8');
const analyze = (words: string, folder = '') =>
  runCaptured(['termsheet', 'analyze', ...words.split(' ')], {
    services,
    workingDirectory: join(workingDirectory, folder),
  });
const ledger = 'reports/.fettle-reports.jsonl';

describe('documents of one name in several folders', () => {
  it('have a report each, on the same way', async () => {
    expect((await analyze('east west -r -o reports/ --format markdown')).exitCode).toBe(0);
    expect(get('reports/east/offer.txt.md')).toContain('It says East.');
    expect(get('reports/west/offer.txt.md')).toContain('It says West.');
  });

  it('are not taken for one another when a run goes on', async () => {
    await analyze('east -r -o reports/ --format markdown');
    asked = [];
    expect((await analyze('west east -r -o reports/ --format markdown --resume')).exitCode).toBe(0);
    expect(asked).toEqual(['West']);
    expect(get('reports/west/offer.txt.md')).toContain('It says West.');
  });

  it.each([
    ['-o ../reports/ --format markdown', 'reports/offer.txt.md'],
    ['--json -o ../all.jsonl', 'all.jsonl'],
  ])('are not taken for one another by %s from within their folders', async (words, output) => {
    put('north/other.txt', 'North');
    await analyze(`offer.txt ../north/other.txt ${words}`, 'east');
    const before = get(output);
    asked = [];
    const { exitCode, stderr } = await analyze(`offer.txt ../north/other.txt ${words} --resume`, 'west');
    expect({ exitCode, asked }).toEqual({ exitCode: 2, asked: [] });
    expect(stderr).toContain('was not made from offer.txt as it is now, under the same settings.');
    expect(get(output)).toBe(before);
  });
});

describe.each([
  ['reports', '-o reports/ --format markdown'],
  ['lines', '-o all.jsonl'],
])('a run that goes on with %s', (_, words) => {
  const both = `east/offer.txt west/offer.txt ${words}`;

  it('reads nothing again that is finished', async () => {
    await analyze(both);
    asked = [];
    expect((await analyze(`${both} --resume`)).exitCode).toBe(0);
    expect(asked).toEqual([]);
  });

  it('is refused where a document has changed, or is read under other settings', async () => {
    await analyze(both);
    asked = [];
    expect((await analyze(`${both} --resume --jurisdiction UK`)).exitCode).toBe(2);
    put('west/offer.txt', 'West, second draft');
    const { exitCode, stderr } = await analyze(`${both} --resume`);
    expect({ exitCode, asked }).toEqual({ exitCode: 2, asked: [] });
    expect(stderr).toContain('was not made from west/offer.txt as it is now');
    expect((await analyze(`${both} --force`)).exitCode).toBe(0);
    expect(asked.toSorted()).toEqual(['East', 'West, second draft']);
    expect((await analyze(`${both} --resume`)).exitCode).toBe(0);
  });

  it('is refused where the document can be read only once', async () => {
    const piped = `- west/offer.txt ${words}`;
    await analyze(piped);
    const { exitCode, stderr } = await analyze(`${piped} --resume`);
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('- can be read only once'),
    });
  });
});

describe('a report that is there', () => {
  const words = 'east/offer.txt west/offer.txt -o reports/ --format markdown';

  it('is no finished one where nobody knows what it is on', async () => {
    put('reports/east/offer.txt.md', 'my own notes');
    const { exitCode, stderr } = await analyze(`${words} --resume`);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('reports/east/offer.txt.md was not made from east/offer.txt');
    expect(get('reports/east/offer.txt.md')).toBe('my own notes');
  });

  it('is made again where a run was killed before it was in its place', async () => {
    await analyze(words);
    const whole = get('reports/west/offer.txt.md');
    const entries = get(ledger).trim().split('\n');
    writeFileSync(join(workingDirectory, ledger), `${entries.slice(0, -1).join('\n')}\n`);
    appendFileSync(join(workingDirectory, ledger), entries.at(-1)?.slice(0, 20) ?? '');
    put('reports/west/offer.txt.md', 'the one before');
    asked = [];
    expect((await analyze(`${words} --resume`)).exitCode).toBe(0);
    expect(asked).toEqual(['West']);
    expect(get('reports/west/offer.txt.md')).toBe(whole);
    expect((await analyze(`${words} --resume`)).exitCode).toBe(0);
    expect(asked).toEqual(['West']);
  });
});

it('is refused with a sentence where a report stands in the way of a folder', async () => {
  put('reports/east', 'a file');
  expect(await analyze('east/offer.txt -o reports/')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('reports/east cannot be written'),
  });
});
