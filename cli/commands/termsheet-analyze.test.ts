import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnalyzeTermSheetRequest } from '../../core/termsheet/analyze-term-sheet.ts';
import { hostileAnalysis as analysisOfModel } from '../../core/termsheet/report/testing/hostile-analysis.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

const hostileAnalysis = { ...analysisOfModel, engine: { provider: 'builtin' } };
const requests: AnalyzeTermSheetRequest[] = [];
let workingDirectory = '';

beforeEach(() => {
  requests.length = 0;
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-analyze-'));
  writeFileSync(join(workingDirectory, 'offer.txt'), 'Series A term sheet');
  writeFileSync(join(workingDirectory, 'invoice.txt'), 'Invoice');
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const services = fakeServices({
  clock: { now: () => new Date('2026-11-21T00:00:00Z') },
  engine: () => ({ provider: 'builtin', model: null, sendsTextTo: null }),
  analyzeTermSheet: async (request, progress) => {
    requests.push(request);
    progress?.onStage?.({ stage: 'read', done: 1, total: 4 });
    progress?.onStage?.({ stage: 'done', done: 4, total: 4 });
    const { source } = request;
    const text = source.kind === 'text' ? source.text : Buffer.from(source.file.bytes).toString('utf8');
    return text.startsWith('Invoice')
      ? { ok: false, error: { code: 'not-a-term-sheet', message: 'This seems to be an invoice.' } }
      : { ok: true, value: hostileAnalysis };
  },
});
const analyze = (words: readonly string[], options = {}) =>
  runCaptured(['termsheet', 'analyze', ...words], { services, workingDirectory, ...options });

it('says which file cannot be read, with exit code 3', async () => {
  expect(await analyze(['gone.pdf'])).toEqual({
    exitCode: 3,
    stdout: '',
    stderr: 'error: gone.pdf cannot be read: there is no such file.\n',
  });
});

it('refuses what is no term sheet with exit code 3, as JSON under --json', async () => {
  expect(await analyze(['invoice.txt'])).toMatchObject({
    exitCode: 3,
    stderr: 'error: invoice.txt: This seems to be an invoice.\n',
  });
  const { stderr, stdout } = await analyze(['invoice.txt', '--json']);
  expect(stdout).toBe('');
  expect(JSON.parse(stderr)).toEqual({
    error: { code: 'not-a-term-sheet', message: 'This seems to be an invoice.', file: 'invoice.txt' },
  });
});

it.each([
  [['offer.txt', '--jurisdiction', 'FR']],
  [['offer.txt', '--detail', 'all']],
  [['offer.txt', '--json', '--format', 'html']],
  [['offer.txt', 'invoice.txt', '--format', 'docx']],
  [[]],
])('refuses %j with exit code 2', async (words) => {
  expect((await analyze(words)).exitCode).toBe(2);
});

it('reads US law and full detail by default, and what it is told otherwise', async () => {
  await analyze(['offer.txt']);
  await analyze(['offer.txt', '--jurisdiction', 'EU', '--detail', 'brief']);
  expect(requests.map(({ jurisdiction, analysisDetail }) => [jurisdiction, analysisDetail])).toEqual([
    ['US', 'detailed'],
    ['EU', 'brief'],
  ]);
});

it('prints a report for people', async () => {
  const { stdout, stderr, exitCode } = await analyze(['offer.txt']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toMatch(/^Overall risk: Red\n/);
});

it('prints the whole analysis under --json, from stdin too', async () => {
  const { stdout } = await analyze(['-', '--json'], { stdin: 'Series A term sheet' });
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(hostileAnalysis)));
});

it.each([
  ['markdown', '# Term Sheet Analysis Report'],
  ['html', '<!doctype html>'],
])('writes %s to the file of -o and nothing to stdout', async (format, beginning) => {
  expect(await analyze(['offer.txt', '--format', format, '-o', 'report'])).toMatchObject({
    exitCode: 0,
    stdout: '',
  });
  expect(readFileSync(join(workingDirectory, 'report'), 'utf8')).toContain(beginning);
});

it.each(['report.pdf', 'report.xlsx'])('refuses %s, whose form it does not write', async (name) => {
  const { exitCode, stderr } = await runCaptured(['termsheet', 'analyze', 'nix.txt', '-o', name]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`error: ${name} cannot be written as .`);
});

it.each([
  ['report.html', '<!doctype html>'],
  ['report.md', '# Term Sheet Analysis Report'],
  ['report.json', '{"overallRisk":"Red"'],
  ['report.csv', 'fact,name,value,text,clause'],
  ['report.DOCX', 'PK'],
  ['report.txt', 'Overall risk: Red'],
  ['report', 'Overall risk: Red'],
])('writes %s in the form that its name says', async (name, beginning) => {
  expect(await analyze(['offer.txt', '-o', name])).toMatchObject({ exitCode: 0, stdout: '' });
  expect(readFileSync(join(workingDirectory, name), 'latin1').slice(0, 60)).toContain(beginning);
});

it('embeds the fonts of the site in a page, and names the document', async () => {
  await analyze(['offer.txt', '-o', 'report.html']);
  const page = readFileSync(join(workingDirectory, 'report.html'), 'utf8');
  expect(page.match(/@font-face\{font-family:"(?:Fraunces|Inter)"/g)).toHaveLength(2);
  expect(page).toContain('<strong>offer.txt</strong>');
});

it('does not write a Word document into a terminal', async () => {
  expect(await analyze(['offer.txt', '--format', 'docx'])).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: 'error: A Word document needs a file: -o report.docx\n',
  });
});

it('prints one JSON line a file, in order, and exits with 6 when some failed', async () => {
  const { stdout, exitCode } = await analyze(['offer.txt', 'invoice.txt', 'gone.txt', '--json']);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(exitCode).toBe(6);
  expect(lines.map(({ file, overallRisk, error }) => [file, overallRisk ?? error.code])).toEqual([
    ['offer.txt', 'Red'],
    ['invoice.txt', 'not-a-term-sheet'],
    ['gone.txt', 'file-not-readable'],
  ]);
});

it('keeps what is finished when it is interrupted', async () => {
  const interruption = new AbortController();
  const stopping = fakeServices({
    clock: { now: () => new Date(0) },
    analyzeTermSheet: async () => {
      interruption.abort();
      return { ok: true, value: hostileAnalysis };
    },
  });
  const { stdout, exitCode } = await analyze(['offer.txt', 'invoice.txt', '--json'], {
    services: stopping,
    signal: interruption.signal,
  });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(exitCode).toBe(130);
});

it('shows steps and the engine on a terminal, and neither under --quiet', async () => {
  const { stderr } = await analyze(['offer.txt'], { isTerminal: true });
  expect(stderr).toContain('1 of 4: read');
  expect(stderr).toMatch(
    /4 of 4: done\nAnswered by the built-in engine; the text stayed on this machine\.\n$/,
  );
  const quiet = await runCaptured(['--quiet', 'termsheet', 'analyze', 'offer.txt'], {
    services,
    workingDirectory,
    isTerminal: true,
  });
  expect(quiet).toMatchObject({ exitCode: 0, stderr: '' });
});

it('says whom the text was sent to, without a terminal too', async () => {
  const asking = fakeServices({
    clock: { now: () => new Date(0) },
    engine: () => ({ provider: 'openai', model: 'model-a', sendsTextTo: 'models.example' }),
    analyzeTermSheet: async () => ({
      ok: true,
      value: { ...hostileAnalysis, engine: { provider: 'openai', model: 'model-a' } },
    }),
  });
  const { stderr } = await analyze(['offer.txt'], { services: asking });
  expect(stderr).toBe(
    'The text goes to models.example.\nAnswered by openai model-a; the text was sent to models.example.\n',
  );
});

it('says for several files once what is the same for all, and each fallback', async () => {
  const fallback = 'The language model did not answer in time.';
  let answered = 0;
  const asking = fakeServices({
    engine: () => ({ provider: 'openai', model: 'model-a', sendsTextTo: 'models.example' }),
    analyzeTermSheet: async () => {
      answered += 1;
      const engine =
        answered === 2 ? { provider: 'builtin', fallback } : { provider: 'openai', model: 'model-a' };
      return { ok: true, value: { ...hostileAnalysis, engine } };
    },
    clock: { now: () => new Date(0) },
  });
  const words = ['offer.txt', 'invoice.txt', 'offer.txt', '--json'];
  const { stdout, stderr } = await analyze(words, { services: asking });
  expect(stdout.trim().split('\n')).toHaveLength(3);
  expect(stderr).toBe(
    [
      'The text goes to models.example.\n',
      'Answered by openai model-a; the text was sent to models.example.\n',
      `Answered by the built-in engine; the text may have been sent to models.example. ${fallback}\n`,
    ].join(''),
  );
  expect((await analyze(['offer.txt', 'offer.txt', '--json'])).stderr).toBe('');
});
