import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { packageRoot } from './package-root.ts';

/** Where the numbers of a file are: as they were made, or, in an installed package, compressed by `pack-data.mjs`. */
function placesOf(file: string): { readonly plain: string; readonly compressed: string } {
  return {
    plain: join(packageRoot(), file),
    compressed: join(packageRoot(), 'dist/data', `${basename(file)}.br`),
  };
}

/** True where the package holds the file in one form or the other. */
export function hasWeights(file: string): boolean {
  const { plain, compressed } = placesOf(file);
  return existsSync(plain) || existsSync(compressed);
}

/** The bytes of a file of numbers, named from the root of the package. */
export function readWeights(file: string): Uint8Array {
  const { plain, compressed } = placesOf(file);
  return existsSync(plain) ? readFileSync(plain) : brotliDecompressSync(readFileSync(compressed));
}
