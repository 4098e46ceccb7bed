import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Packed {
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const root = join(import.meta.dirname, '..');
/** The weights that read descriptions take 5.2 MB of it, which nothing makes smaller. */
const mostPackedBytes = 11.5 * 1024 * 1024;

it('packs what runs, and no tests, maps or fixtures', () => {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [packed] = JSON.parse(
    execFileSync('npm', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as Packed[];
  const paths = packed?.files.map(({ path }) => path) ?? [];
  for (const needed of [
    'dist/cli/main.js',
    'dist/web/index.html',
    'dist/adapters/workers/engine-worker.js',
    'core/codes/data/naics.tsv',
    'core/codes/lexicon/data',
    'core/termsheet/statements/data/statement-model.bin',
    'web/src/fonts/inter.woff2',
  ]) {
    expect(
      paths.some((path) => path.startsWith(needed)),
      needed,
    ).toBe(true);
  }
  expect(paths.filter((path) => /\.test\.|\.map$|\/(?:testing|e2e|fixtures)\/|\.ts$/.test(path))).toEqual([]);
  expect(packed?.size).toBeLessThan(mostPackedBytes);
});
