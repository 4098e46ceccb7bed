// Compresses the numbers and the long tables that the package brings, a seventh better than the package itself would, before npm packs it.
// A checkout reads them as they are.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const target = join(root, 'dist', 'data');
const files = [
  ...['naics-index.tsv', 'sic-index.tsv', 'uksic-index.tsv', 'nace-titles.tsv', 'search-index.json'].map(
    (table) => `core/codes/data/${table}`,
  ),
  'core/codes/data/cpv.tsv',
  'core/codes/data/search-index.bin',
  'core/codes/data/text-model.bin',
  'core/codes/data/notices.bin',
  'core/termsheet/statements/data/statement-model.bin',
];

mkdirSync(target, { recursive: true });
for (const file of files) {
  const bytes = readFileSync(join(root, file));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(join(target, `${basename(file)}.br`), brotliCompressSync(bytes, { params }));
}
