import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { classifyInProcess } from '../../core/codes/batch/classify-in-process.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

let workingDirectory = '';
let asked: unknown[] = [];
beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-resume-'));
  asked = [];
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const services = fakeServices({
  languageModel: null,
  openBatchClassifier: async (workers) =>
    classifyInProcess(async ({ businessDescription }) => {
      asked.push(businessDescription);
      if (businessDescription === '')
        return { ok: false, error: { code: 'input-required', message: 'Nothing.' } };
      const suggestions = { sic: [], naics: [], isic: [], cpv: [], ukSic: [] };
      const engine = { provider: 'builtin' } as const;
      return { ok: true, value: { confidence: 0.8, reasoning: 'Because.', suggestions, engine } };
    }, workers),
});
const put = (name: string, text: string) => writeFileSync(join(workingDirectory, name), text);
const get = (name: string) => readFileSync(join(workingDirectory, name), 'utf8');
const run = (words: string) =>
  runCaptured(['codes', 'classify', ...words.split(' ')], { services, workingDirectory });
const jsonl = (...texts: readonly string[]) =>
  texts.map((description, at) => `${JSON.stringify({ id: `r${at + 1}`, description })}\n`).join('');

it('does a row that failed again after it was mended in the input', async () => {
  for (const [name, rows, mended] of [
    ['jsonl', jsonl('bread', ''), jsonl('bread', 'cakes')],
    ['csv', 'id,description\n1,bread\n2,\n', 'id,description\n1,bread\n2,cakes\n'],
  ] as const) {
    put(`in.${name}`, rows);
    expect((await run(`--batch in.${name} -o out.${name}`)).exitCode).toBe(6);
    put(`in.${name}`, mended);
    asked = [];
    expect((await run(`--batch in.${name} -o out.${name} --resume`)).exitCode).toBe(0);
    expect(asked).toEqual(['cakes']);
  }
});

const row = (fields: object) => `${JSON.stringify({ id: 'r1', description: 'bread', ...fields })}\n`;
const code = { existingCode: { type: 'SIC', code: '2051' } };
it.each([
  ['another description', 'jsonl', row({ description: 'cakes' })],
  ['another code', 'jsonl', row(code)],
  ['another field that is carried through', 'jsonl', row({ town: 'Leeds' })],
  ['another id', 'jsonl', row({ id: 'r2' })],
  ['a description from another column', 'jsonl', row({ description: 'x', other: 'bread' })],
  ['another description', 'csv', 'id,description\nr1,cakes\n'],
])('is refused where a finished record meets %s (%s)', async (_, name, changed) => {
  put(`in.${name}`, name === 'csv' ? 'id,description\nr1,bread\n' : row({}));
  await run(`--batch in.${name} -o out.${name}`);
  const before = get(`out.${name}`);
  put(`in.${name}`, changed);
  asked = [];
  const { exitCode, stderr } = await run(`--batch in.${name} -o out.${name} --resume`);
  expect({ exitCode, asked }).toEqual({ exitCode: 2, asked: [] });
  expect(stderr).toContain(`out.${name} belongs to another input: `);
  expect(stderr).toContain('Nothing was changed: use --force');
  expect(get(`out.${name}`)).toBe(before);
});

it('is refused where records do not say what they were made from, or there are more than rows', async () => {
  put('in.jsonl', jsonl('bread', 'cakes'));
  await run('--batch in.jsonl -o out.jsonl');
  const whole = get('out.jsonl');
  put('out.jsonl', whole.replaceAll(/"inputFingerprint":"[^"]*",/g, ''));
  const unmarked = await run('--batch in.jsonl -o out.jsonl --resume');
  expect(unmarked.stderr).toContain('record 1 was not made from row 1 as it is now');
  put('out.jsonl', whole);
  put('in.jsonl', jsonl('bread'));
  const { exitCode, stderr } = await run('--batch in.jsonl -o out.jsonl --resume');
  expect({ exitCode, stderr }).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('it has more records than this one has rows'),
  });
  expect(get('out.jsonl')).toBe(whole);
});

it('is not held up by what a forced run has replaced', async () => {
  put('in.jsonl', jsonl('bread'));
  await run('--batch in.jsonl -o out.jsonl');
  put('out.jsonl.part-1', get('out.jsonl'));
  put('in.jsonl', jsonl('cakes', 'pies'));
  await run('--batch in.jsonl -o out.jsonl --force');
  const whole = get('out.jsonl');
  put('out.jsonl', whole.slice(0, -20));
  expect((await run('--batch in.jsonl -o out.jsonl --resume')).exitCode).toBe(0);
  expect(get('out.jsonl')).toBe(whole);
});
