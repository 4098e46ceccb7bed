import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../../dist/cli/main.cjs');
let workingDirectory = '';
beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-interrupt-'));
});
afterEach(() => rmSync(workingDirectory, { recursive: true }));

/** A run whose stdin stays open unless it is closed. */
function start(words: readonly string[]) {
  const child = spawn(process.execPath, [main, ...words], { cwd: workingDirectory, stdio: 'pipe' });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    said.stdout += data;
  });
  child.stderr.on('data', (data) => {
    said.stderr += data;
  });
  const ended = once(child, 'exit').then(([code]) => ({ code, ...said }));
  return { child, ended };
}

/** Looks often, at no cost beside the program that is watched; an assertion that is polled as often takes a processor. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}

/** More than a pipe holds: it is gone only when the program has begun to read. */
const moreThanAPipeHolds = 'We bake bread. '.repeat(20_000);

describe('the first interrupt ends a run', () => {
  it.each([
    ['SIGINT', ['termsheet', 'analyze', '-']],
    ['SIGTERM', ['codes', 'classify', '-']],
    ['SIGINT', ['codes', 'classify', '--batch', '-']],
  ] as const)('%s while %j reads what may never end', async (signal, words) => {
    const { child, ended } = start(words);
    await new Promise((resolve) => child.stdin.write(moreThanAPipeHolds, resolve));
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 130, stdout: '' });
  });

  it('SIGINT while the sets of an evaluation are measured', async () => {
    const { child, ended } = start(['eval', 'codes']);
    await sleep(3000);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 130, stdout: '' });
  });

  it.each([
    ['SIGTERM', ['termsheet', 'analyze', 'fifo']],
    ['SIGINT', ['codes', 'classify', '--batch', 'fifo']],
  ] as const)('%s while %j reads a pipe that stays open', async (signal, words) => {
    const fifo = join(workingDirectory, 'fifo');
    spawnSync('mkfifo', [fifo]);
    const { child, ended } = start(words);
    const writer = await open(fifo, 'w');
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 130, stdout: '' });
    await writer.close();
  });

  it.each([
    ['SIGINT', ['codes', 'classify', 'bakery', '-o', 'fifo']],
    ['SIGTERM', ['codes', 'classify', '--batch', 'in.csv', '-o', 'fifo']],
  ] as const)('%s while %j waits for somebody to read its output', async (signal, words) => {
    spawnSync('mkfifo', [join(workingDirectory, 'fifo')]);
    writeFileSync(join(workingDirectory, 'in.csv'), 'id,description\n1,Bakery\n');
    const { child, ended } = start(words);
    await sleep(1500);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 130, stdout: '' });
  });

  it('in the middle of several sheets, whose finished ones are kept', async () => {
    const sheet = readFileSync(
      join(import.meta.dirname, '../../core/termsheet/testing/fixtures/us-series-a-clean.txt'),
    );
    const names = Array.from({ length: 400 }, (_, index) => `${index}.txt`);
    for (const name of names) writeFileSync(join(workingDirectory, name), sheet);
    const { child, ended } = start(['termsheet', 'analyze', ...names, '--json', '-o', 'out.jsonl']);
    const out = join(workingDirectory, 'out.jsonl');
    await until(() => existsSync(out) && readFileSync(out, 'utf8').includes('\n'));
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    expect(code).toBe(130);
    const lines = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file }) => file)).toEqual(names.slice(0, lines.length));
    expect(stderr).toContain(`interrupted: ${lines.length} of 400 files are read.`);
  });
});

it.each(['csv', 'jsonl'])(
  'leaves, killed at any moment of a batch, a file that --resume completes byte for byte (%s)',
  async (form) => {
    const rows = Array.from({ length: 150 }, (_, row) => `${row},Bakery number ${row} with a shop`);
    writeFileSync(join(workingDirectory, 'in.csv'), `id,description\n${rows.join('\n')}\n`);
    const batch = ['codes', 'classify', '--batch', 'in.csv', '-o'];
    const whole = await start([...batch, `whole.${form}`]).ended;
    expect(whole.code).toBe(0);
    const out = join(workingDirectory, `out.${form}`);
    const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0);
    const { child, ended } = start([...batch, `out.${form}`]);
    await until(() => linesOf(out) > 2);
    child.kill('SIGKILL');
    await ended;
    expect(linesOf(out)).toBeGreaterThan(2);
    expect((await start([...batch, `out.${form}`, '--resume']).ended).code).toBe(0);
    // Not toEqual, which goes through millions of bytes one by one.
    expect(readFileSync(out).equals(readFileSync(join(workingDirectory, `whole.${form}`)))).toBe(true);
  },
);

it.each([
  ['lines', ['-o'], '.jsonl'],
  ['reports', ['--format', 'json', '-o'], '/'],
])(
  'leaves, killed among several sheets, %s that --resume completes byte for byte',
  async (_, flags, ending) => {
    const names = Array.from({ length: 12 }, (_, index) => `${index % 2}/${Math.floor(index / 2)}.txt`);
    const sheet = readFileSync(
      join(import.meta.dirname, '../../core/termsheet/testing/fixtures/us-series-a-clean.txt'),
    );
    for (const folder of ['0', '1']) mkdirSync(join(workingDirectory, folder));
    for (const name of names) writeFileSync(join(workingDirectory, name), `${sheet}\n${name}\n`);
    const run = (output: string, ...more: string[]) =>
      start(['termsheet', 'analyze', ...names, ...flags, `${output}${ending}`, ...more]);
    const textsOf = (output: string) =>
      (ending === '/' ? names.map((name) => `${output}/${name}.json`) : [`${output}${ending}`])
        .map((name) => join(workingDirectory, name))
        .map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
    const finished = (texts: readonly string[]) => texts.join('').split('overallRisk').length - 1;
    expect((await run('whole').ended).code).toBe(0);
    const { child, ended } = run('out');
    await until(() => finished(textsOf('out')) > 2);
    child.kill('SIGKILL');
    await ended;
    expect(finished(textsOf('out'))).toBeLessThan(names.length);
    expect((await run('out', '--resume').ended).code).toBe(0);
    expect(textsOf('out')).toEqual(textsOf('whole'));
  },
);

/** A run that may write so many blocks to a file, as on a full disk: every system with a shell can set this limit. */
function runWithoutSpace(words: readonly string[], stdout: string, blocks = 0) {
  const line = `ulimit -f ${blocks}; exec "${process.execPath}" "${main}" ${words.join(' ')} > ${stdout}`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: workingDirectory, encoding: 'utf8' });
  return { status, stderr };
}

describe('a disk that takes no more ends a run with a sentence', () => {
  it.each([[['codes', 'lookup', '7372']], [['codes', 'lookup', '7372', '--json']], [['carbon', 'evidence']]])(
    '%j on stdout',
    (words) => {
      expect(runWithoutSpace(words, 'out.txt')).toEqual({
        status: 1,
        stderr: 'error: stdout cannot be written: the file would be too large.\n',
      });
    },
  );

  it.each([['out.csv'], ['out.jsonl']])('in the file %s of -o', (out) => {
    writeFileSync(join(workingDirectory, 'in.csv'), 'id,description\n1,Bakery\n');
    expect(runWithoutSpace(['codes', 'classify', '--batch', 'in.csv', '-o', out], '/dev/null')).toEqual({
      status: 1,
      stderr: `error: ${out} cannot be written: the file would be too large.\n`,
    });
  });

  it('in the middle of the last record, of -o and on stdout', () => {
    const text = 'We bake bread. '.repeat(400);
    writeFileSync(join(workingDirectory, 'in.csv'), `id,description\n1,${text}\n`);
    const batch = ['codes', 'classify', '--batch', 'in.csv'];
    for (const [words, stdout, name] of [
      [[...batch, '-o', 'out.csv'], '/dev/null', 'out.csv'],
      [batch, 'out.txt', 'stdout'],
    ] as const) {
      expect(runWithoutSpace(words, stdout, 4)).toEqual({
        status: 1,
        stderr: `error: ${name} cannot be written: the file would be too large.\n`,
      });
    }
  });
});

it('writes to whoever reads a pipe', async () => {
  const fifo = join(workingDirectory, 'fifo');
  spawnSync('mkfifo', [fifo]);
  const rows = Array.from({ length: 60 }, (_, row) => `${row},Bakery number ${row} with a shop`);
  writeFileSync(join(workingDirectory, 'in.csv'), `id,description\n${rows.join('\n')}\n`);
  const { ended } = start(['codes', 'classify', '--batch', 'in.csv', '-o', 'fifo']);
  const read = promisify(execFile)('cat', [fifo], { maxBuffer: 1e8 });
  expect(await ended).toMatchObject({ code: 0 });
  expect((await read).stdout.trim().split('\n')).toHaveLength(61);
});
