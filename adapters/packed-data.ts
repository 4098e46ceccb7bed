import { isAscii } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { packageRoot } from './package-root.ts';

/** Where a file of data is: as it was made, or, in an installed package, compressed by `pack-data.mjs`. */
function placesOf(file: string): { readonly plain: string; readonly compressed: string } {
  return {
    plain: join(packageRoot(), file),
    compressed: join(packageRoot(), 'dist/data', `${basename(file)}.br`),
  };
}

/** True where the package holds the file in one form or the other. */
export function hasData(file: string): boolean {
  const { plain, compressed } = placesOf(file);
  return existsSync(plain) || existsSync(compressed);
}

/** The bytes of a file of data, named from the root of the package. */
export function readData(file: string): Buffer {
  const { plain, compressed } = placesOf(file);
  return existsSync(plain) ? readFileSync(plain) : brotliDecompressSync(readFileSync(compressed));
}

/** The text of such a file. */
export function readDataText(file: string): string {
  const bytes = readData(file);
  // Most tables have no other letters, and then it takes half the time.
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}
