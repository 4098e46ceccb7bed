/**
 * What an installation weighs and how long it takes, from the package as it would be published, into a temporary folder:
 *
 *   npx tsx cli/testing/measure-install.ts
 *
 * The programs and the site must be built. The packages come from the registry or npm's own store of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fettle-install-'));
const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
try {
  // What npm says of the script before it packs comes first.
  const said = npm(['pack', '--json', '--pack-destination', folder]);
  const [packed] = JSON.parse(said.slice(said.search(/^\[/m))) as Packed[];
  if (!packed) throw new Error('npm packed nothing');
  const { filename, size, unpackedSize, entryCount } = packed;
  process.stdout.write(
    `package: ${inMegabytes(size)} packed, ${inMegabytes(unpackedSize)} unpacked, ${entryCount} files\n`,
  );
  const begun = performance.now();
  const target = join(folder, 'installed');
  npm(['install', '-g', '--prefix', target, '--no-audit', '--no-fund', join(folder, filename)]);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const program = join(target, 'bin', 'fettle');
  process.stdout.write(
    `installed: ${inMegabytes(sizeOf(target))}, ${seconds} s, version ${execFileSync(program, ['--version'], { encoding: 'utf8' })}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function npm(words: readonly string[]): string {
  return execFileSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .reduce((sum, item) => sum + statSync(join(item.parentPath, item.name)).size, 0);
}
