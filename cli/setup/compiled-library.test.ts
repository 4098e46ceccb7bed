import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compiledLibrary, libraries } from './compiled-library.cjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'library-'));
afterAll(() => rmSync(folder, { recursive: true }));

const libraryOf = (name: string, code: string): string => {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, code);
  return file;
};
const greeting = 'const os = require("node:os"); exports.greet = () => "hello" + os.EOL; exports.own = {};';

describe('a library that is loaded as a script', () => {
  it('is one for all who ask, and shares another library with them', () => {
    const shared = libraryOf('shared', greeting);
    const user = libraryOf('user', 'exports.own = require("./shared.js").own; exports.here = __filename;');
    expect(compiledLibrary(user).here).toBe(user);
    expect(compiledLibrary(user).own).toBe(
      compiledLibrary(`${folder}/../${basename(folder)}/shared.cjs`).own,
    );
    expect(compiledLibrary(shared).greet).toBeTypeOf('function');
  });

  it('imports modules that are not part of it', async () => {
    writeFileSync(join(folder, 'apart.mjs'), 'export const answer = 42;');
    const { load } = compiledLibrary(
      libraryOf('loading', 'exports.load = () => importModule("./apart.mjs");'),
    );
    expect(await (load as () => Promise<unknown>)()).toMatchObject({ answer: 42 });
  });

  it.each([
    ['code that is none', Buffer.from('no code')],
    ['code of something else', Buffer.alloc(4096, 7)],
  ])('takes its source where beside it stands %s', (name, kept) => {
    const file = libraryOf(name, greeting);
    writeFileSync(`${file}.code`, kept);
    const { greet } = compiledLibrary(file);
    expect((greet as () => string)().trim()).toBe('hello');
    expect(libraries.get(file)?.script.cachedDataRejected).toBe(true);
  });
});

it('has code beside the libraries of every command that this node takes', () => {
  const loading = `
    import { compiledLibrary, libraries } from './dist/cli/compiled-library.cjs';
    compiledLibrary('./dist/cli/start-library.cjs');
    console.log([...libraries.values()].map(({ script }) => script.cachedDataRejected).join());`;
  const words = ['--input-type=module', '-e', loading];
  expect(spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' }).stdout).toBe('false,false\n');
});
