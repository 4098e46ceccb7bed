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
      .filter((name) => name.endsWith('README.md'))
      .map((name) => join(folder, name)),
  ),
];
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const silent = { write: () => undefined, isTerminal: false };
const program = createProgram(
  {
    stdout: silent,
    stderr: silent,
    readStdin: async () => new Uint8Array(),
    environment: {},
    workingDirectory: root,
    signal: new AbortController().signal,
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
