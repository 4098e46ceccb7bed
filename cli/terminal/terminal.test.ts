import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostileAnalysis } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { type CapturedRunOptions, runCaptured } from '../testing/run-captured.ts';
import { hasColour } from './colour.ts';
import { layOut } from './lay-out.ts';
import { pagerOf, showInPager } from './page.ts';

const csi = '\u001b';
let workingDirectory: string;
beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-terminal-'));
  writeFileSync(join(workingDirectory, 'offer.txt'), 'Series A term sheet');
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const services = fakeServices({
  clock: { now: () => new Date('2026-11-21T00:00:00Z') },
  analyzeTermSheet: async (_request, progress) => {
    progress?.onStage?.({ stage: 'done', done: 4, total: 4 });
    return { ok: true, value: { ...hostileAnalysis, engine: { provider: 'builtin' } } };
  },
});
const size = { columns: 60, rows: 1000 };
const analyze = (words: readonly string[], options: CapturedRunOptions = {}) =>
  runCaptured(['termsheet', 'analyze', 'offer.txt', ...words], { services, workingDirectory, ...options });

describe('colour', () => {
  it.each([
    ['auto', {}, true, true],
    ['auto', {}, false, false],
    ['auto', { NO_COLOR: '1' }, true, false],
    ['auto', { NO_COLOR: '' }, true, true],
    ['auto', { FORCE_COLOR: '1' }, false, true],
    ['auto', { FORCE_COLOR: '0' }, true, false],
    ['auto', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['auto', { TERM: 'dumb' }, true, false],
    ['always', { NO_COLOR: '1', TERM: 'dumb' }, false, true],
    ['never', { FORCE_COLOR: '1' }, true, false],
  ] as const)('%s with %j on a terminal (%s): %s', (choice, environment, isTerminal, expected) => {
    expect(hasColour(choice, environment, isTerminal)).toBe(expected);
  });

  it('marks a rating by its meaning, and takes no word away', async () => {
    const plain = await analyze([]);
    const coloured = await analyze(['--color', 'always']);
    expect(plain.stdout).not.toContain(csi);
    expect(coloured.stdout).toContain(`${csi}[31mOverall risk: Red${csi}[39m`);
    expect(stripVTControlCharacters(coloured.stdout)).toBe(plain.stdout);
    expect((await analyze(['--color', 'never'], { isTerminal: true, size })).stdout).not.toContain(csi);
  });

  it('is never on a terminal that knows no escapes, on stderr neither', async () => {
    const dumb = await analyze([], { isTerminal: true, size, environment: { TERM: 'dumb' } });
    expect(dumb.stdout + dumb.stderr).not.toContain(csi);
    expect(dumb.stdout + dumb.stderr).not.toContain('\r');
    expect((await analyze([], { isTerminal: true, size })).stderr).toContain(csi);
  });
});

describe('a text on a terminal', () => {
  it('begins with the summary', async () => {
    const { stdout } = await analyze([]);
    const places = ['Overall risk', 'Findings: ', 'WHAT MATTERS MOST', 'ECONOMIC TERMS'].map((part) =>
      stdout.indexOf(part),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  it('is wrapped to the window and not for a program, with the same words', async () => {
    const { stdout } = await analyze([], { isTerminal: true, size, environment: { NO_COLOR: '1' } });
    const lines = stdout.split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(60);
    const words = (text: string) => text.split(/\s+/).join(' ');
    expect(words(stdout)).toBe(words((await analyze([])).stdout));
  });

  it('is wrapped under its own beginning, and a word longer than the window stays whole', () => {
    const screen = { columns: 20, hasColour: false };
    expect(layOut([{ text: '1. one two three four five' }], screen)).toBe('1. one two three\n   four five\n');
    expect(layOut([{ text: `    a ${'x'.repeat(30)} b` }], screen)).toBe(
      `    a\n    ${'x'.repeat(30)}\n    b\n`,
    );
  });
});

describe('a pager', () => {
  it('is used where a report is longer than the screen', async () => {
    const shown: [string, string][] = [];
    const page = async (text: string, program: string) => shown.push([text, program]) > 0;
    const small = { columns: 80, rows: 10 };
    const { stdout } = await analyze([], {
      isTerminal: true,
      size: small,
      page,
      environment: { PAGER: 'more' },
    });
    expect(stdout).toBe('');
    expect(shown).toEqual([[expect.stringContaining('Overall risk: Red'), 'more']]);
    await analyze([], { isTerminal: true, size, page });
    await analyze(['--no-pager'], { isTerminal: true, size: small, page });
    await analyze(['-o', 'report.txt'], { isTerminal: true, size: small, page });
    await analyze([], { page });
    expect(shown).toHaveLength(1);
  });

  it('is what the environment names, and none where it wants none', () => {
    const chosen = [{}, { PAGER: 'most' }, { PAGER: '' }, { PAGER: 'cat' }, { TERM: 'dumb' }].map(pagerOf);
    expect(chosen).toEqual(['less -FRX', 'most', null, null, null]);
  });

  it('gets the whole text, may leave early, and is told apart from one that is not there', async () => {
    const out = join(workingDirectory, 'seen.txt');
    expect(await showInPager('a\nb\n', `cat > '${out}'`)).toBe(true);
    expect(readFileSync(out, 'utf8')).toBe('a\nb\n');
    expect(await showInPager('x'.repeat(1_000_000), 'true')).toBe(true);
    expect(await showInPager('a', 'no-such-pager-here 2>/dev/null')).toBe(false);
    const page = showInPager;
    const environment = { PAGER: 'no-such-pager-here 2>/dev/null', NO_COLOR: '1' };
    const small = { columns: 80, rows: 3 };
    const { stdout } = await analyze([], { isTerminal: true, size: small, page, environment });
    expect(stdout).toContain('Overall risk: Red');
  });
});

it.each([['--help'], ['termsheet waterfall --help'], ['codes classify --help'], ['eval codes --help']])(
  'help fits the window: %s',
  async (words) => {
    const { stdout } = await runCaptured(words.split(' '), {
      isTerminal: true,
      size: { columns: 80, rows: 24 },
    });
    const plain = await runCaptured(words.split(' '));
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(stdout.split(/\s+/)).toEqual(plain.stdout.split(/\s+/));
  },
);
