import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';

/** A name that no resolver knows: whatever is sent there arrives nowhere. */
const foreign = 'http://elsewhere.invalid:11434';
const settings = { LLM_PROVIDER: 'ollama', OLLAMA_HOST: foreign, OLLAMA_MODEL: 'model-a' };
const asLines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);

let workingDirectory = '';
beforeEach(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'fettle-receiver-'));
  // The log of the calls goes to the process, and is no answer of a test.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(workingDirectory, { recursive: true });
});

const classify = (words: readonly string[] = [], options = {}) =>
  runCaptured(['codes', 'classify', 'We bake bread', ...words], { workingDirectory, ...options });
const put = (name: string, text: string) => writeFileSync(join(workingDirectory, name), text);

describe('a receiver that only a file of this folder names', () => {
  it.each([
    ['.env', asLines.join('')],
    ['fettle.config.json', JSON.stringify(settings)],
  ])('is refused where nobody can be asked: %s', async (name, text) => {
    put(name, text);
    const { exitCode, stdout, stderr } = await classify();
    expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: '' });
    expect(stderr).toContain(`Nothing was sent. ${name} in this folder names elsewhere.invalid:11434`);
    expect(stderr).toContain('--provider ollama');
  });

  const openAi = { OPENAI_API_KEY: 'key', OPENAI_MODEL: 'model-a' };
  it.each([
    [['--provider', 'openai'], openAi],
    [[], { ...openAi, LLM_PROVIDER: 'openai' }],
  ])('is refused as the server of OpenAI too: %j', async (words, environment) => {
    put('.env', `OPENAI_BASE_URL=${foreign}/v1\n`);
    const { exitCode, stdout, stderr } = await classify(words, { environment });
    expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: '' });
    expect(stderr).toContain('Nothing was sent. .env in this folder names elsewhere.invalid:11434');
    expect(stderr).toContain('--base-url');
  });

  it.each(['', 'n', 'no', 'perhaps'])('is asked about at a terminal, where %j is no yes', async (line) => {
    put('.env', asLines.join(''));
    const outcome = await classify([], { typedLines: [line], isTerminal: true });
    expect(outcome.exitCode).toBe(4);
    expect(outcome.stderr).toContain('Send it? [y/N]');
  });

  it('gets the text when the person says yes', async () => {
    put('.env', asLines.join(''));
    const { exitCode, stderr } = await classify(['--no-input'], { typedLines: ['y'], isTerminal: true });
    expect(exitCode).toBe(0);
    expect(stderr).toContain('elsewhere.invalid');
  });

  it('is refused for several documents and for a batch too', async () => {
    put('.env', asLines.join(''));
    put('in.csv', 'id,description\n1,Bakery\n');
    for (const words of [
      ['termsheet', 'analyze', 'in.csv'],
      ['codes', 'classify', '--batch', 'in.csv'],
      ['mcp'],
    ]) {
      const { exitCode, stderr } = await runCaptured(words, { workingDirectory });
      expect({ words, exitCode }).toEqual({ words, exitCode: 4 });
      expect(stderr).toContain('Nothing was sent.');
    }
  });
});

describe('a queue that only a file of this folder names', () => {
  const queue = 'redis://user:secret@elsewhere.invalid:6379';
  it.each([
    [['codes', 'classify', '--batch', 'in.csv', '--queue']],
    [['termsheet', 'analyze', 'in.csv', '--queue']],
  ])('is refused where nobody can be asked: %j', async (words) => {
    put('.env', `REDIS_URL=${queue}\n`);
    put('in.csv', 'id,description\n1,Bakery\n');
    const { exitCode, stdout, stderr } = await runCaptured(words, { workingDirectory });
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 4,
      stdout: '',
      stderr:
        'error: Nothing was sent. .env in this folder names elsewhere.invalid:6379: to allow that, set REDIS_URL in the environment.\n',
    });
  });
});

it.each([
  [['--provider', 'ollama'], {}],
  [[], settings],
])('a receiver that was chosen is said before the text goes there: %j', async (words, environment) => {
  if (words.length > 0) put('.env', asLines.join(''));
  const { exitCode, stderr } = await classify(words, { environment });
  expect(exitCode).toBe(0);
  expect(stderr).toMatch(/^The text goes to elsewhere\.invalid:11434\.\n/);
});

describe('settings of another project', () => {
  it('do not stop a command that does not use them', async () => {
    put('.env', 'DATABASE_URL=mysql://somewhere/else\nPORT=http\nSMTP_URL=mail\nMAX_UPLOAD_MB=all\n');
    for (const words of [
      ['codes', 'lookup', '7372'],
      ['codes', 'search', 'bakery', '--system', 'NAICS'],
      ['carbon', 'evidence'],
      ['codes', 'classify', 'bakery'],
    ]) {
      expect((await runCaptured(words, { workingDirectory })).exitCode).toBe(0);
    }
  });

  it('stop one that does', async () => {
    put('.env', 'DATABASE_URL=mysql://somewhere/else\n');
    const listed = await runCaptured(['subscribers', 'list'], { workingDirectory });
    expect(listed.exitCode).toBe(2);
    expect(listed.stderr).toContain('DATABASE_URL (from .env) must be sqlite:PATH or postgres://…');
  });
});

describe('a command that only looks', () => {
  const database = () => join(workingDirectory, 'data', 'list.db');
  const environment = () => ({ DATABASE_URL: `sqlite:${database()}` });

  it.each([['subscribers list'], ['subscribers export'], ['mail status'], ['subscribers prune --dry-run']])(
    'makes no mailing list and says that there is none: %s',
    async (words) => {
      const outcome = await runCaptured(words.split(' '), { workingDirectory, environment: environment() });
      expect(outcome).toMatchObject({ exitCode: 3, stdout: '' });
      expect(outcome.stderr).toContain(`There is no mailing list here: ${database()} does not exist.`);
      expect(existsSync(join(workingDirectory, 'data'))).toBe(false);
    },
  );

  it('is fettle doctor too', async () => {
    const { stdout } = await runCaptured(['doctor'], { workingDirectory, environment: environment() });
    expect(stdout).toContain(`SQLite: ${database()} is not there yet, the first sign-up makes it`);
    expect(existsSync(join(workingDirectory, 'data'))).toBe(false);
  });
});
