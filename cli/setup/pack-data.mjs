// Compresses the numbers and the long tables that the package brings, a seventh better than the package itself would,
// and the pages together, which share most of their bytes, before npm packs it. A checkout reads them as they are.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

/** Numbers come out as small as at the highest quality, in less time; text does not. */
const quality = { numbers: 10, text: 11 };
const compress = promisify(brotliCompress);
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const target = join(root, 'dist', 'data');
const files = [
  ...[
    'naics-index.tsv',
    'sic-index.tsv',
    'uksic-index.tsv',
    'nace-titles.tsv',
    'trade-words.tsv',
    'search-index.json',
  ].map((table) => `core/codes/data/${table}`),
  'core/codes/data/cpv.tsv',
  'core/codes/data/search-index.bin',
  'core/codes/data/text-model.bin',
  'core/codes/data/notices.bin',
  'core/termsheet/statements/data/statement-model.bin',
  'core/termsheet/statements/data/offer-model.bin',
  'core/termsheet/statements/data/seat-model.bin',
];

mkdirSync(target, { recursive: true });
await Promise.all([
  ...files.map((file) => writeCompressed(basename(file), readFileSync(join(root, file)))),
  writeCompressed('pages.json', Buffer.from(JSON.stringify(pagesIn(join(root, 'dist', 'web'))))),
]);

/** Unless an earlier packing has left the same bytes there. */
async function writeCompressed(name, bytes) {
  const file = join(target, `${name}.br`);
  if (holds(file, bytes)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.bin') ? quality.numbers : quality.text,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(file, await compress(bytes, { params }));
}

function holds(file, bytes) {
  try {
    return existsSync(file) && brotliDecompressSync(readFileSync(file)).equals(bytes);
  } catch {
    return false;
  }
}

/** The pages of the built site by their file names, whose parts are joined by `/`. */
function pagesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'));
  const pages = names
    .sort()
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]);
  return Object.fromEntries(pages);
}
