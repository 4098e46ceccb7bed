import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const readme = join(import.meta.dirname, 'README.md');

describe('an error under --json', () => {
  it.each([
    [['codes', 'lookup', '0000', '--json'], 3, 'unknown-code', undefined],
    [['codes', 'lookup', '--json'], 2, 'usage', undefined],
    [['codes', 'search', 'x', '--json'], 2, 'usage', undefined],
    [['codes', 'classify', '--batch', 'nix', '--json'], 3, 'file-not-readable', 'nix'],
    [['termsheet', 'analyze', 'nix', '--json'], 3, 'file-not-readable', 'nix'],
    [['termsheet', 'analyze', 'nix', '--format', 'json'], 3, 'file-not-readable', 'nix'],
    [['termsheet', 'waterfall', 'nix', '--exits', '5m', '--json'], 3, 'file-not-readable', 'nix'],
    [['termsheet', 'compare', 'nix', 'nix', '--json'], 3, 'file-not-readable', 'nix'],
    [['carbon', 'estimate', '--json'], 2, 'input-required', undefined],
    [['carbon', 'estimate', '--frequency', 'often', '--json'], 2, 'usage', undefined],
    [['codes', 'clasify', '--json'], 2, 'usage', undefined],
    [['codes', 'classify', '--batch', readme, '-o', readme, '--json'], 2, 'output-is-input', readme],
    [['codes', 'classify', 'bakery', '-o', 'nix/x.json', '--json'], 1, 'file-not-writable', 'nix/x.json'],
    [['termsheet', 'waterfall', readme, '--exits', '5m', '--json'], 3, 'invalid-cap-table', readme],
  ] as const)('of %j is JSON and names the file', async (words, exitCode, code, file) => {
    const outcome = await runCaptured([...words]);
    expect({ exitCode: outcome.exitCode, stdout: outcome.stdout }).toEqual({ exitCode, stdout: '' });
    const { error } = JSON.parse(outcome.stderr);
    expect({ code: error.code, file: error.file }).toEqual({ code, file });
    expect(error.message).not.toBe('');
  });
});

describe('help', () => {
  it.each([
    [['help', 'codes', 'classify'], 'Usage: fettle codes classify'],
    [['help', 'codes'], 'Usage: fettle codes'],
    [['codes', 'help', 'classify'], 'Usage: fettle codes classify'],
    [['help'], 'Usage: fettle'],
  ])('%j', async (words, beginning) => {
    const { stdout, exitCode } = await runCaptured(words);
    expect(stdout.startsWith(beginning)).toBe(true);
    expect(exitCode).toBe(0);
  });

  it.each([
    [['help', 'nosuch'], "unknown command 'nosuch'"],
    [['help', 'codes', 'nosuch'], "unknown command 'nosuch'"],
    [['help', 'codes', 'clasify'], 'Did you mean classify?'],
  ])('of %j, which is none, says so', async (words, said) => {
    const { exitCode, stdout, stderr } = await runCaptured(words);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(said);
  });

  it('version says what --version says', async () => {
    const { stdout, exitCode } = await runCaptured(['version']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: (await runCaptured(['--version'])).stdout });
  });
});

describe('a misspelt command', () => {
  it.each([
    [['clasify'], 'Did you mean fettle codes classify?'],
    [['analyse', 'x.pdf'], 'Did you mean fettle termsheet analyze?'],
    [['codse'], 'Did you mean codes?'],
    [['codes', 'clasify'], 'Did you mean classify?'],
  ])('%j is told what was probably meant', async (words, suggestion) => {
    const { stderr, exitCode } = await runCaptured(words);
    expect(stderr).toContain(suggestion);
    expect(exitCode).toBe(2);
  });
});

it('suggests one command, under --json too', async () => {
  const { stderr } = await runCaptured(['termshet', 'analyze', 'x']);
  expect(stderr).toBe("error: unknown command 'termshet'\n(Did you mean termsheet?)\n");
  const { error } = JSON.parse((await runCaptured(['clasify', '--json'])).stderr);
  expect(error.message).toBe("unknown command 'clasify'\n(Did you mean fettle codes classify?)");
});

describe('a value', () => {
  it('is taken in any case, and an unknown one is told the known ones', async () => {
    const lower = await runCaptured(['codes', 'lookup', '5812', '--type', 'sic', '--json']);
    expect(JSON.parse(lower.stdout)).toMatchObject([{ system: 'sic', code: '5812' }]);
    const { stderr, exitCode } = await runCaptured(['codes', 'lookup', '5812', '--type', 'xyz']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Allowed choices are SIC, NAICS, ISIC, CPV, UKSIC.');
  });
});

it('ends a search without a hit with 1, as grep does', async () => {
  const hit = await runCaptured(['codes', 'search', 'bakery', '--system', 'naics']);
  expect(hit.exitCode).toBe(0);
  const none = await runCaptured(['codes', 'search', 'qqqxyz', '--system', 'NAICS']);
  expect(none).toMatchObject({ exitCode: 1, stdout: '' });
  expect(await runCaptured(['codes', 'search', 'qqqxyz', '--system', 'NAICS', '--json'])).toMatchObject({
    exitCode: 1,
    stdout: '[]\n',
  });
});

it('writes one classification as JSON where the output is named so', async () => {
  const { exitCode, stderr } = await runCaptured(['codes', 'classify', 'bakery', '-o', 'x.html'], {
    workingDirectory: tmpdir(),
  });
  expect(exitCode).toBe(2);
  expect(stderr).toContain('One classification is written as text or JSON, not as .html.');
});
