import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classifyInProcess } from '../../core/codes/batch/classify-in-process.ts';
import type { Classification } from '../../core/codes/classification.ts';
import { ScriptedModel } from '../../core/llm/testing/scripted-model.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

let workingDirectory = '';
let asked: string[] = [];
let afterRow: (description: string) => void = () => undefined;

beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-batch-'));
  asked = [];
  afterRow = () => undefined;
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const services = fakeServices({
  languageModel: null,
  openBatchClassifier: async (workers) =>
    classifyInProcess(async ({ businessDescription = '' }) => {
      asked.push(businessDescription);
      afterRow(businessDescription);
      if (businessDescription.trim() === '') {
        return { ok: false, error: { code: 'input-required', message: 'Please say what the firm does' } };
      }
      const item = { code: '311812', title: 'Commercial Bakeries' };
      return {
        ok: true,
        value: {
          confidence: 0.8,
          reasoning: `=About ${businessDescription}`,
          suggestions: { sic: [], naics: [item], isic: [], cpv: [], ukSic: [] },
          engine: { provider: 'builtin' },
        },
      };
    }, workers),
});
const anAnswer: Classification = {
  confidence: 0.8,
  reasoning: 'Because.',
  suggestions: { sic: [], naics: [], isic: [], cpv: [], ukSic: [] },
  engine: { provider: 'scripted' },
};
const run = (words: string, options = {}) =>
  runCaptured(['codes', 'classify', ...words.split(' ')], { services, workingDirectory, ...options });
const put = (name: string, text: string) => writeFileSync(join(workingDirectory, name), text);
const get = (name: string) => readFileSync(join(workingDirectory, name), 'utf8');
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const jsonl = (...descriptions: string[]) =>
  descriptions.map((description, at) => JSON.stringify({ id: `r${at + 1}`, description })).join('\n');

describe('input', () => {
  it.each([
    ['gone.csv', null, 'gone.csv cannot be read'],
    ['empty.jsonl', '\n', 'empty.jsonl holds no rows'],
    [
      'firms.csv',
      'name,activity\nAda,baking\n',
      'There is no column "description": the file has name, activity',
    ],
    ['broken.csv', 'id,description\n1,"bread', 'The file is not CSV'],
  ])('refuses %s with exit code 3', async (name, text, message) => {
    if (text !== null) put(name, text);
    const { exitCode, stdout, stderr } = await run(`--batch ${name}`);
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('reads stdin, whichever form it has', async () => {
    const fromLines = await run('--batch -', { stdin: jsonl('bread') });
    expect(lines(fromLines.stdout)).toMatchObject([{ id: 'r1', confidence: 0.8 }]);
    const fromTable = await run('--batch - --json', { stdin: '\uFEFFDescription\nbread\n' });
    expect(lines(fromTable.stdout)).toMatchObject([{ id: '1', confidence: 0.8 }]);
  });

  it('takes the description from the column that is named', async () => {
    put('firms.csv', 'id;x\n');
    put('firms.csv', 'id,what we do\na,"bread, cakes"\n');
    await runCaptured(['codes', 'classify', '--batch', 'firms.csv', '--column', 'what we do'], {
      services,
      workingDirectory,
    });
    expect(asked).toEqual(['bread, cakes']);
  });
});

describe('output', () => {
  it('has a line a row in the order of the input, errors too, and ends with exit code 6', async () => {
    put('in.jsonl', `${jsonl('bread', '')}\n{"id":\n${JSON.stringify({ description: 'cakes' })}\n`);
    const { stdout, stderr, exitCode } = await run('--batch in.jsonl');
    expect(exitCode).toBe(6);
    expect(lines(stdout)).toMatchObject([
      { id: 'r1', suggestions: { naics: [{ code: '311812' }] } },
      { id: 'r2', error: { code: 'input-required', message: 'Please say what the firm does' } },
      { id: '3', error: { code: 'invalid-row', message: 'Row 3 is not JSON.' } },
      { id: '4', reasoning: '=About cakes' },
    ]);
    expect(stderr).toBe('2 of 4 rows failed; their reasons are in the error field.\n');
  });

  it('keeps the columns of a table, adds the codes and defuses formulas', async () => {
    put('in.csv', 'id,description,naics\n1,bread,old\n2,=1+1,\n');
    expect(await run('--batch in.csv -o out.csv --quiet')).toMatchObject({
      exitCode: 0,
      stdout: '',
      stderr: '',
    });
    const table: Record<string, string>[] = parse(get('out.csv'), { columns: true });
    expect(table[0]).toMatchObject({
      id: '1',
      naics: 'old',
      suggested_naics: '311812',
      reasoning: "'=About bread",
      error: '',
    });
    expect(table[1]).toMatchObject({ description: "'=1+1", naics: '' });
  });

  it('takes the form from the name of the output', async () => {
    put('in.csv', 'id,description\na,bread\n');
    await run('--batch in.csv -o out.jsonl');
    expect(lines(get('out.jsonl'))).toMatchObject([{ id: 'a', confidence: 0.8 }]);
    put('in.jsonl', jsonl('bread'));
    await run('--batch in.jsonl -o out.csv');
    expect(get('out.csv')).toMatch(
      /^id,description,confidence,sic,.*\nr1,bread,0\.8,,,,311812,Commercial Bakeries/,
    );
  });

  it('shows progress on a terminal only', async () => {
    put('in.jsonl', jsonl('bread', 'cakes'));
    expect((await run('--batch in.jsonl')).stderr).toBe('');
    const { stderr } = await run('--batch in.jsonl', { isTerminal: true });
    expect(stderr).toMatch(/\r2 of 2 \(100%\), [\d.]+ rows a second +\n$/);
    expect((await run('--batch in.jsonl --quiet', { isTerminal: true })).stderr).toBe('');
  });

  it('says what a finished run came to', async () => {
    put('in.jsonl', jsonl('bread', '', 'cakes'));
    const { stderr } = await run('--batch in.jsonl -o out.csv');
    expect(stderr).toMatch(/^3 rows in \d+ s, written to out\.csv\.\n/);
    expect(stderr).toContain('1 of 3 rows failed; its reason is in the error column of out.csv.');
  });
});

describe('interruption and --resume', () => {
  const many = Array.from({ length: 60 }, (_, at) => `firm ${at}`);
  const interruptAt = async (description: string, words: string) => {
    const interruption = new AbortController();
    afterRow = (row) => row === description && interruption.abort();
    const outcome = await run(words, { signal: interruption.signal });
    afterRow = () => undefined;
    return outcome;
  };

  it('keeps finished rows with exit code 130 and goes on from there', async () => {
    put('in.jsonl', jsonl(...many));
    const broken = await interruptAt('firm 20', '--batch in.jsonl -o out.jsonl');
    expect(broken.exitCode).toBe(130);
    expect(broken.stderr).toMatch(/^interrupted: 32 of 60 rows are finished\. .*--resume/);
    expect(lines(get('out.jsonl'))).toHaveLength(32);

    asked = [];
    expect(await run('--batch in.jsonl -o out.jsonl --resume')).toMatchObject({ exitCode: 0 });
    expect(asked).toEqual(many.slice(32));
    expect(lines(get('out.jsonl')).map(({ id }) => id)).toEqual(many.map((_, at) => `r${at + 1}`));
    expect(existsSync(join(workingDirectory, 'out.jsonl.part'))).toBe(false);
  });

  it('does error rows and a last line cut short again', async () => {
    put('in.jsonl', jsonl('bread', 'cakes', 'pies'));
    await run('--batch in.jsonl -o out.jsonl');
    const [first] = get('out.jsonl').split('\n');
    put('out.jsonl', `${first}\n{"id":"r2","error":{"code":"x"}}\n{"id":"r3","sugg`);
    asked = [];
    await run('--batch in.jsonl -o out.jsonl --resume');
    expect(asked).toEqual(['cakes', 'pies']);
    expect(lines(get('out.jsonl'))).toMatchObject([
      { id: 'r1', suggestions: { naics: [{ code: '311812' }] } },
      { id: 'r2' },
      { id: 'r3' },
    ]);
  });

  it('loses no finished row when a resumed run is interrupted too', async () => {
    put('in.jsonl', jsonl('', ...many));
    await run('--batch in.jsonl -o out.jsonl');
    const broken = await interruptAt('', '--batch in.jsonl -o out.jsonl --resume');
    expect(broken.exitCode).toBe(130);
    expect(broken.stderr).toMatch(/^interrupted: 61 of 61 rows are finished\./);
    expect(lines(get('out.jsonl'))).toHaveLength(61);
    asked = [];
    await run('--batch in.jsonl -o out.jsonl --resume');
    expect(asked).toEqual(['']);
  });

  it('resumes a table', async () => {
    put('in.csv', `id,description\n${many.map((text, at) => `${at},"${text}\nsecond line"`).join('\n')}\n`);
    await interruptAt('firm 20\nsecond line', '--batch in.csv -o out.csv');
    const kept = parse(get('out.csv'), { columns: true }).length;
    expect(kept).toBeLessThan(60);
    asked = [];
    await run('--batch in.csv -o out.csv --resume');
    expect(asked).toHaveLength(60 - kept);
    const table: Record<string, string>[] = parse(get('out.csv'), { columns: true });
    expect(table.map(({ id }) => id)).toEqual(many.map((_, at) => `${at}`));
  });
});

it('classifies on several workers with the real engine', async () => {
  put('in.jsonl', jsonl('We run a fish and chip shop', 'We mend shoes', ''));
  const { stdout, exitCode } = await runCaptured(
    ['codes', 'classify', '--batch', 'in.jsonl', '--concurrency', '2'],
    { workingDirectory },
  );
  expect(exitCode).toBe(6);
  const [chippy, cobbler, empty] = lines(stdout);
  expect(chippy).toMatchObject({ id: 'r1' });
  expect(chippy.suggestions.naics[0].code).toBe('722513');
  expect(cobbler).toMatchObject({ id: 'r2', engine: { provider: 'builtin' } });
  expect(empty).toMatchObject({ id: 'r3', error: { code: 'input-required' } });
});

it('leaves a row that was waiting for a model out when it is interrupted, so that --resume asks again', async () => {
  put('in.jsonl', '{"id": "r1", "description": "cakes"}\n{"id": "r2", "description": "pies"}\n');
  const interruption = new AbortController();
  const waiting = fakeServices({
    languageModel: new ScriptedModel(),
    openBatchClassifier: async (workers, cancellation) =>
      classifyInProcess(
        async ({ businessDescription }, progress) => {
          if (businessDescription === 'pies') interruption.abort();
          return progress.cancellation?.aborted
            ? { ok: false, error: { code: 'cancelled', message: 'The analysis was cancelled.' } }
            : { ok: true, value: anAnswer };
        },
        workers,
        cancellation,
      ),
  });
  const words = '--batch in.jsonl -o out.jsonl --concurrency 1';
  const outcome = await run(words, { services: waiting, signal: interruption.signal });
  expect(outcome.exitCode).toBe(130);
  expect(outcome.stderr).toContain('1 of 2 rows are finished');
  expect(lines(get('out.jsonl'))).toMatchObject([{ id: 'r1' }]);
  expect(get('out.jsonl')).not.toContain('cancelled');
});
