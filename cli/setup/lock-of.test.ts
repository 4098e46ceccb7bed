import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockOf } from './lock-of.mjs';

const lock = {
  packages: {
    '': { name: 'all' },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0', c: '^1.0.0' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '^1.0.0' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', dependencies: { a: '^1.0.0' } },
    'node_modules/d': { version: '1.0.0' },
  },
};
const manifest = { name: 'part', dependencies: { a: '1.0.0' } };

describe('the part of a lock file', () => {
  it('holds what a package needs, each where Node finds it, and nothing else', () => {
    expect(Object.keys(lockOf(lock, manifest).packages).sort()).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  it('says what is missing', () => {
    const torn = { packages: { 'node_modules/a': { dependencies: { e: '1' } } } };
    expect(() => lockOf(torn, manifest)).toThrow('e, which node_modules/a needs, is not in the lock file');
  });

  it('is whole for the package that is compiled', () => {
    const ours = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
    const { packages } = lockOf(ours, { name: 'part', dependencies: { 'better-sqlite3': 'as locked' } });
    expect(Object.keys(packages)).toContain('node_modules/prebuild-install');
    for (const entry of Object.values(packages).slice(1)) {
      expect(entry).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
    }
  });
});
