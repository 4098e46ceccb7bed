import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from './program.ts';

const root = join(import.meta.dirname, '..');
const folders = ['core', 'adapters', 'cli', 'web'];
const files = [
  'README.md',
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:README|SECURITY)\.md$/.test(name))
      .map((name) => join(folder, name)),
  ),
];
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const silent = { write: () => undefined, isTerminal: false };
const program = await createProgram(
  [],
  {
    stdout: silent,
    stderr: silent,
    readStdin: async () => new Uint8Array(),
    environment: {},
    workingDirectory: root,
    signal: new AbortController().signal,
    openTables: () => Promise.reject(new Error('a front door opens nothing')),
    openServices: () => Promise.reject(new Error('a front door opens nothing')),
  },
  () => undefined,
);

/** The command that a line names, and the words that are left. */
function named(words: readonly string[], command: Command = program): readonly [Command, readonly string[]] {
  const [first, ...rest] = words;
  const child = command.commands.find((one) => one.name() === first);
  return child ? named(rest, child) : [command, words];
}

describe('the front door', () => {
  it('is one page', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(120);
  });

  it('names commands and options that there are', () => {
    const lines = textOf('README.md')
      .split('\n')
      .filter((line) => /^(?:termsheet|codes|carbon|fettle) [a-z]/.test(line));
    expect(lines.length).toBeGreaterThanOrEqual(8);
    for (const line of lines) {
      const words = line.replace(/^fettle /, '').split(/\s+/);
      const [command, rest] = named(words);
      expect(command.commands, line).toEqual([]);
      const flags = rest.filter((word) => /^--?[a-z]/.test(word));
      const known = command.options.flatMap(({ long, short }) => [long, short]);
      for (const flag of flags) expect(known, line).toContain(flag);
    }
  });
});

describe('the security page', () => {
  const rows = textOf('adapters/http/SECURITY.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, section = '', state = '', holders = '']) => {
      const [, from = '', to = from] = /^(\d+)\.\d+ (?:to (\d+)\.\d+ )?\S/.exec(section) ?? [];
      return from === '' || from !== to ? [] : [{ chapter: Number(from), section, state, holders }];
    });

  it('goes through every chapter of the standard', () => {
    const chapters = [...new Set(rows.map(({ chapter }) => chapter))];
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  it('names a test for all that it says is held, and a reason for the rest', () => {
    for (const { section, state, holders } of rows) {
      const isHeld = /^(?:Held|In part): \S/.test(state);
      if (isHeld) expect(holders, section).toMatch(/^`[^`]+\.(?:test|contract)\.tsx?`/);
      else expect(state, section).toMatch(/^(?:Not promised|Not there): \S.{5}/);
    }
  });
});

describe.each(files)('%s', (file) => {
  it('names files and folders that there are', () => {
    const text = textOf(file);
    const named = [
      ...[...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s]+)\)/g)].map(([, path = '']) =>
        join(file, '..', path),
      ),
      ...[...text.matchAll(/npx tsx ([\w./-]+\.ts)/g)].map(([, path = '']) => path),
      ...[...text.matchAll(/`((?:core|adapters|cli|web)\/[\w./-]+)`/g)].map(([, path = '']) => path),
    ];
    const missing = named.filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, `${path}.ts`)),
    );
    expect(missing).toEqual([]);
  });
});
