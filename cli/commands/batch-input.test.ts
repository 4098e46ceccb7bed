import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classifyInProcess } from '../../core/codes/batch/classify-in-process.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runCaptured } from '../testing/run-captured.ts';

let workingDirectory = '';
let asked: unknown[] = [];

beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-batch-'));
  asked = [];
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

const services = fakeServices({
  languageModel: null,
  openBatchClassifier: async (workers) =>
    classifyInProcess(async ({ businessDescription, existingCode }) => {
      asked.push(existingCode ?? businessDescription);
      const suggestions = { sic: [], naics: [], isic: [], cpv: [], ukSic: [] };
      const engine = { provider: 'builtin' } as const;
      return { ok: true, value: { confidence: 0.8, reasoning: 'Because.', suggestions, engine } };
    }, workers),
});
const put = (name: string, data: string | Uint8Array) => writeFileSync(join(workingDirectory, name), data);
const get = (name: string) => readFileSync(join(workingDirectory, name), 'utf8');
const batch = (...words: string[]) =>
  runCaptured(['codes', 'classify', '--batch', ...words], { services, workingDirectory });
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('a table', () => {
  it('has all its rows where line ends are mixed', async () => {
    put('in.csv', 'id,description\r\n1,Bakery\r\n2,Café\r\n3,Plumber\n4,Tattoo studio\r5,Vet');
    await batch('in.csv');
    expect(asked).toEqual(['Bakery', 'Café', 'Plumber', 'Tattoo studio', 'Vet']);
  });

  it.each([
    [';', 'in.csv'],
    ['\t', 'in.csv'],
    ['\t', 'in.tsv'],
    ['|', 'in.csv'],
    [',', 'in.csv'],
  ])('may part its cells by %j', async (delimiter, name) => {
    put(name, [`id,description,town`, `1,Bakery,Leeds`].join('\n').replaceAll(',', delimiter));
    const { stdout } = await batch(name);
    expect(asked).toEqual(['Bakery']);
    expect(stdout.split(delimiter).slice(0, 3)).toEqual(['id', 'description', 'town']);
  });

  it.each([
    ['UTF-8', Buffer.from('id,description\n1,Café\n'), ''],
    ['Windows-1252', Buffer.from('id,description\n1,Caf\xe9\n', 'latin1'), 'Windows-1252'],
    ['UTF-16', utf16('id,description\n1,Café\n'), 'UTF-16'],
    ['UTF-16 with its bytes turned', utf16('id,description\n1,Café\n', true), 'UTF-16'],
    ['UTF-16 without a mark', utf16('id,description\n1,Café\n').subarray(2), 'UTF-16'],
  ])('keeps every letter of %s, and says what it was', async (_, bytes, said) => {
    put('in.csv', bytes);
    const { stdout, stderr } = await batch('in.csv');
    expect(asked).toEqual(['Café']);
    expect(stdout).toContain('1,Café,');
    expect(stderr).toBe(said === '' ? '' : `in.csv is written in ${said}; the output is UTF-8.\n`);
  });

  it('keeps the mark that spreadsheets go by', async () => {
    put('in.csv', '\uFEFFid,description\n1,Café\n');
    await batch('in.csv', '-o', 'out.csv');
    expect(get('out.csv').startsWith('\uFEFFid,description,confidence')).toBe(true);
    expect(await batch('in.csv', '-o', 'out.csv', '--resume')).toMatchObject({ exitCode: 0 });
    expect(asked).toHaveLength(1);
  });

  it('names rows that do not fit the header, and loses none', async () => {
    put('in.csv', 'id,description,town\n1,Bakery, cakes,Leeds\n2,Vet\n3,Plumber,York\n');
    const { stdout, stderr, exitCode } = await batch('in.csv');
    expect(exitCode).toBe(6);
    expect(stderr).toContain('Fewer cells than the header: row 2.');
    const table: Record<string, string>[] = parse(stdout, { columns: true });
    expect(table.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(table[0]?.error).toContain('Row 1 has 4 cells where the header has 3');
    expect(asked).toEqual(['Vet', 'Plumber']);
  });

  it('has its header after blank lines, and counts those among its rows', async () => {
    put('in.csv', '\n\nid;description\n1;Bakery\n\n2;Vet; dogs\n');
    const { stdout } = await batch('in.csv');
    expect(asked).toEqual(['Bakery']);
    expect(stdout).toContain('Row 3 has 3 cells where the header has 2');
  });

  it('may say in its first line what parts its cells', async () => {
    put('in.csv', 'sep=|\nid|description\n1|Bakery, cakes\n');
    const { stdout } = await batch('in.csv');
    expect(asked).toEqual(['Bakery, cakes']);
    expect(stdout.startsWith('id|description|confidence')).toBe(true);
  });

  it('keeps quotation marks that stand inside a cell, and says so', async () => {
    put('in.csv', 'id,description\n1,12" vinyl records\n2,"Bakery" and cakes\n3,"Vet, dogs"\n');
    const { stderr, exitCode } = await batch('in.csv', '-o', 'out.csv');
    expect(asked).toEqual(['12" vinyl records', '"Bakery" and cakes', 'Vet, dogs']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('Quotation marks inside cells are taken as they stand.');
    expect(parse(get('out.csv'), { columns: true })).toHaveLength(3);
  });

  it.each([
    'id,description\n1,"never closed\n2,Vet\n',
    'id,description\n1,"never closed\n2,Vet\n3,"Plumber"\n',
    'id,description\n1,12" records\n2,"never closed\n3,"Vet"\n',
  ])('is refused where a quotation mark would swallow rows: %j', async (text) => {
    put('in.csv', text);
    const { exitCode, stdout, stderr } = await batch('in.csv');
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toMatch(/^error: The file is not CSV: .*quot/i);
  });

  it('reads an existing code from its columns, and leaves columns that only share their names alone', async () => {
    put('codes.csv', 'id,code,type\n1,7372,SIC\n2,722511,naics\n3,12,Ltd\n');
    const { stdout } = await batch('codes.csv');
    expect(asked).toEqual([
      { type: 'SIC', code: '7372' },
      { type: 'NAICS', code: '722511' },
    ]);
    expect(stdout).toContain('Row 3: Ltd is no type of code; there are SIC, NAICS, ISIC, CPV');
    put('firms.csv', 'id,description,code,type\n1,Bakery,A-17,Ltd\n');
    await batch('firms.csv');
    expect(asked.at(-1)).toBe('Bakery');
  });
});

describe('JSON', () => {
  it('may be one list, keeps numbers as numbers and carries what it does not know', async () => {
    put('in.json', '[{"id": 7, "description": "Bakery", "town": "Leeds", "error": "old"}]');
    const { stdout } = await batch('in.json');
    expect(JSON.parse(stdout)).toMatchObject({ id: 7, town: 'Leeds', error: 'old', confidence: 0.8 });
    put('in.jsonl', '{"id": 1, "description": "Vet", "confidence": "mine"}\n');
    const { stdout: lines } = await batch('in.jsonl');
    expect(JSON.parse(lines)).toMatchObject({ id: 1, given_confidence: 'mine', confidence: 0.8 });
  });

  it('takes the description from the field that is named, and counts blank lines', async () => {
    put('in.jsonl', '\n{"trade": "Vet"}\n\nnonsense\n');
    const { stdout } = await batch('in.jsonl', '--column', 'trade');
    const [vet, nonsense] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(asked).toEqual(['Vet']);
    expect(vet).toMatchObject({ id: '2' });
    expect(nonsense).toMatchObject({ id: '4', error: { message: 'Row 4 is not JSON.' } });
  });

  it('loses no digit of a number without a word', async () => {
    put(
      'in.jsonl',
      '{"id": 12345678901234567890, "description": "Vet"}\n{"id": 2, "description": "Vet", "a": [9007199254740993]}\n',
    );
    const { stdout, exitCode } = await batch('in.jsonl');
    const lines = stdout.trim().split('\n');
    expect(exitCode).toBe(6);
    expect(lines.map((line) => JSON.parse(line).error.message)).toEqual(
      [1, 2].map((row) => `Row ${row} holds a number of more digits than can be kept: write it in quotes.`),
    );
    expect(stdout).not.toContain('12345678901234567');
    expect(asked).toEqual([]);
  });

  it('carries the fields of a row that it cannot read', async () => {
    put('in.jsonl', '{"id": 3, "description": 5, "town": "Leeds"}\n');
    const { stdout } = await batch('in.jsonl');
    expect(JSON.parse(stdout)).toMatchObject({
      id: 3,
      description: 5,
      town: 'Leeds',
      error: { code: 'invalid-row' },
    });
  });

  it('refuses what only begins like a list', async () => {
    put('in.json', '[{"id": 1}');
    expect(await batch('in.json')).toMatchObject({ exitCode: 3, stdout: '' });
  });
});

describe('the output', () => {
  beforeEach(() => put('in.csv', 'id,description\n1,Bakery\n2,Vet\n'));

  it('is never the input, through a link neither', async () => {
    symlinkSync('in.csv', join(workingDirectory, 'link.csv'));
    for (const name of ['in.csv', 'link.csv', './in.csv']) {
      for (const flag of ['--force', '--quiet']) {
        const { exitCode, stderr } = await batch('in.csv', '-o', name, flag);
        expect({ exitCode, stderr }).toEqual({
          exitCode: 2,
          stderr: `error: ${name} is the file that is read: name another one with -o.\n`,
        });
      }
    }
    expect(get('in.csv')).toBe('id,description\n1,Bakery\n2,Vet\n');
  });

  it('is replaced by force alone', async () => {
    put('out.csv', 'work of a week');
    const refused = await batch('in.csv', '-o', 'out.csv');
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('out.csv already exists: use --force to replace it, --resume to go on');
    expect(get('out.csv')).toBe('work of a week');
    expect(await batch('in.csv', '-o', 'out.csv', '--force')).toMatchObject({ exitCode: 0 });
    expect(get('out.csv')).toMatch(/^id,description,confidence/);
  });

  it('behind a link is what a resumed run completes, with the rights that it had', async () => {
    await batch('in.csv', '-o', 'real.csv');
    const whole = get('real.csv');
    put('real.csv', whole.slice(0, -20));
    chmodSync(join(workingDirectory, 'real.csv'), 0o600);
    symlinkSync('real.csv', join(workingDirectory, 'link.csv'));
    expect(await batch('in.csv', '-o', 'link.csv', '--resume')).toMatchObject({ exitCode: 0 });
    expect(get('real.csv')).toBe(whole);
    expect(lstatSync(join(workingDirectory, 'link.csv')).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(workingDirectory, 'real.csv')).mode & 0o777).toBe(0o600);
  });

  it('is not taken up where it is a pipe or a device', async () => {
    spawnSync('mkfifo', [join(workingDirectory, 'pipe.csv')]);
    const { exitCode, stderr } = await batch('in.csv', '-o', 'pipe.csv', '--resume');
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: 'error: pipe.csv is no output of this command for this input: nothing was changed.\n',
    });
    expect(lstatSync(join(workingDirectory, 'pipe.csv')).isFIFO()).toBe(true);
  });

  it.each(['out.xlsx', 'out.html', 'out.docx'])('is not called what it is not: %s', async (name) => {
    const { exitCode, stderr } = await batch('in.csv', '-o', name);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: `error: ${name} cannot be written as ${extname(name)}: what can be made is .csv, .tsv, .jsonl, .ndjson, .json.\n`,
    });
    expect(asked).toEqual([]);
  });

  it('is named, and its folder is there', async () => {
    expect((await batch('in.csv', '-o', '')).stderr).toBe('error: The name after -o is empty.\n');
    expect((await batch('in.csv', '-o', 'nix/out.csv')).stderr).toBe(
      'error: nix/out.csv cannot be written: there is no such folder.\n',
    );
  });

  it('is not taken up where it is no output of this command', async () => {
    put('foreign.csv', 'name,age\nAda,36\n');
    put('foreign.jsonl', '{"name":"Ada"}\n');
    for (const name of ['foreign.csv', 'foreign.jsonl']) {
      const before = get(name);
      const { exitCode, stderr } = await batch('in.csv', '-o', name, '--resume');
      expect(exitCode).toBe(2);
      expect(stderr).toContain(`${name} is no output of this command`);
      expect(get(name)).toBe(before);
    }
  });

  it.each(['out.csv', 'out.jsonl'])('cut in or after a line, %s is completed byte for byte', async (name) => {
    await batch('in.csv', '-o', name);
    const whole = get(name);
    const completes = async (length: number) => {
      const cut = `${length}-${name}`;
      put(cut, whole.slice(0, length));
      expect(await batch('in.csv', '-o', cut, '--resume')).toMatchObject({ exitCode: 0 });
      expect(get(cut)).toBe(whole);
    };
    const lengths = Array.from({ length: whole.length + 1 }, (_, length) => length).filter(
      (length) => length % 5 === 0 || whole.slice(Math.max(0, length - 2), length + 2).includes('\n'),
    );
    // Side by side: most of a run is waiting for the disk.
    for (let from = 0; from < lengths.length; from += 32) {
      await Promise.all(lengths.slice(from, from + 32).map(completes));
    }
  });
});

it.each([
  ['.', 'it is a folder'],
  ['', 'its name is empty'],
  ['/dev/zero', 'it is a device, not a file'],
])('%s is not read', async (path, reason) => {
  const { exitCode, stderr } = await batch(path);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 3,
    stderr: `error: ${path} cannot be read: ${reason}.\n`,
  });
});
