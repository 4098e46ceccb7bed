import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Packed {
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

const root = join(import.meta.dirname, '..');
const mostPackedBytes = 6_000_000;

it('packs what runs, and no tests, maps or fixtures', () => {
  const words = ['pack', '--dry-run', '--json'];
  const said = execFileSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // What npm says of the script before it packs comes first.
  const [packed] = JSON.parse(said.slice(said.search(/^\[/m))) as Packed[];
  const paths = packed?.files.map(({ path }) => path) ?? [];
  for (const needed of [
    'dist/cli/main.cjs',
    'dist/data/pages.json.br',
    'dist/web/assets/inter-',
    'dist/adapters/workers/engine-worker.js',
    'core/codes/data/naics.tsv',
    'core/codes/lexicon/data',
    'core/termsheet/statements/data/statement-model.json',
    'dist/data/statement-model.bin.br',
    'dist/data/search-index.bin.br',
    'dist/data/text-model.bin.br',
  ]) {
    expect(
      paths.some((path) => path.startsWith(needed)),
      needed,
    ).toBe(true);
  }
  expect(paths.filter((path) => /\.test\.|\.map$|\/(?:testing|e2e|fixtures)\/|\.ts$/.test(path))).toEqual([]);
  expect(packed?.size).toBeLessThan(mostPackedBytes);
});
