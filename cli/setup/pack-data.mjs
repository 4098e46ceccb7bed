// Compresses the numbers and the long tables that the package brings, a seventh better than the package itself would,
// and the pages together, which share most of their bytes, before npm packs it. A checkout reads them as they are.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  'core/termsheet/statements/data/offer-model.bin',
  'core/termsheet/statements/data/seat-model.bin',
];

mkdirSync(target, { recursive: true });
for (const file of files) writeCompressed(basename(file), readFileSync(join(root, file)));
writeCompressed('pages.json', Buffer.from(JSON.stringify(pagesIn(join(root, 'dist', 'web')))));

function writeCompressed(name, bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(join(target, `${name}.br`), brotliCompressSync(bytes, { params }));
}

/** The pages of the built site by their file names, whose parts are joined by `/`. */
function pagesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'));
  const pages = names
    .sort()
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]);
  return Object.fromEntries(pages);
}
