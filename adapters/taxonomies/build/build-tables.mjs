/**
 * Writes the compact tables in core/codes/data/ from a folder of reference tables.
 *
 *   node adapters/taxonomies/build/build-tables.mjs REFERENCE_FOLDER
 *
 * Input: tab-separated files with one header line (naics2022.tsv, sic1987.tsv, isic4.tsv, cpv2008.tsv,
 * uksic2007.tsv, their indexes and concordances, naics2017_to_2022.tsv, sec_only_sic.tsv). Output: the same
 * facts without headers; index terms on one line a code; `match` as one letter, e(xact) or p(artial).
 * Run again only when a reference table changes; the output is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const reference = process.argv[2];
if (!reference) {
  process.stderr.write('usage: node adapters/taxonomies/build/build-tables.mjs REFERENCE_FOLDER\n');
  process.exit(2);
}
const output = join(dirname(fileURLToPath(import.meta.url)), '../../../core/codes/data');
mkdirSync(output, { recursive: true });

/** Rows of a reference table as objects, keyed by the header. */
function read(file) {
  const [header, ...lines] = readFileSync(join(reference, file), 'utf8').trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
  });
}

function write(file, rows) {
  writeFileSync(join(output, file), rows.map((row) => `${row.join('\t')}\n`).join(''));
  process.stdout.write(`${file}: ${rows.length} rows\n`);
}

const letter = (match) => (match === 'exact' ? 'e' : 'p');

/** What the notes of the SIC manual mean; the same words with another note belong to another code. */
const sicNotes = { mfpm: ', made from purchased materials', mitse: ', made in the same establishment' };

/** One line a code, without repetitions. */
function grouped(rows, termOf) {
  const terms = new Map();
  for (const row of rows) {
    if (!terms.has(row.code)) terms.set(row.code, new Set());
    terms.get(row.code).add(termOf(row));
  }
  return [...terms].map(([code, list]) => [code, ...list]);
}

for (const [name, file] of [
  ['naics', 'naics2022.tsv'],
  ['sic', 'sic1987.tsv'],
  ['isic', 'isic4.tsv'],
  ['cpv', 'cpv2008.tsv'],
]) {
  write(
    `${name}.tsv`,
    read(file).map((row) => [row.code, row.level, row.parent, row.title]),
  );
}
/** What the reference cuts off its UK titles, at their first comma; as Companies House publishes them. */
const ukTitleEndings = new Map(
  readFileSync(new URL('uk-sic-titles.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')),
);
write(
  'uksic.tsv',
  read('uksic2007.tsv').map((row) => {
    const ending = row.title.includes(',') ? undefined : ukTitleEndings.get(row.code);
    return [row.code, 5, '', ending === undefined ? row.title : `${row.title}, ${ending}`];
  }),
);

write(
  'naics-index.tsv',
  grouped(read('naics2022_index.tsv'), (row) => row.term),
);
write(
  'sic-index.tsv',
  grouped(read('sic1987_index.tsv'), (row) => row.term + (sicNotes[row.note] ?? '')),
);
write(
  'uksic-index.tsv',
  grouped(read('uksic2007_index.tsv'), (row) => row.term),
);

for (const [file, source, from, to] of [
  ['naics-isic.tsv', 'naics2022_isic4.tsv', 'naics2022', 'isic4'],
  ['sic-naics.tsv', 'sic1987_naics2022.tsv', 'sic1987', 'naics2022'],
  ['sic-isic.tsv', 'sic1987_isic4.tsv', 'sic1987', 'isic4'],
  ['uksic-isic.tsv', 'uksic2007_isic4.tsv', 'uksic2007', 'isic4'],
  ['isic-nace.tsv', 'isic4_nace2.tsv', 'isic4', 'nace2'],
]) {
  write(
    file,
    read(source).map((row) => [row[from], row[to], letter(row.match)]),
  );
}
write(
  'naics-2017.tsv',
  read('naics2017_to_2022.tsv').map((row) => [
    row.naics2017,
    row.naics2022,
    letter(row.match),
    row.title2017,
  ]),
);
write(
  'sec-only-sic.tsv',
  read('sec_only_sic.tsv').map((row) => [row.code, row.title, row.kind, row.group, row.nearest]),
);

/** Codes of older editions of NAICS that neither 2022 nor 2017 knows, each with its successors of 2022. */
const current = new Set(read('naics2022.tsv').map((row) => row.code));
const of2017 = new Map();
for (const row of read('naics2017_to_2022.tsv')) {
  of2017.set(row.naics2017, [...(of2017.get(row.naics2017) ?? []), row.naics2022]);
}
let later = of2017;
const older = [];
for (const [from, to] of [
  [2012, 2017],
  [2007, 2012],
  [2002, 2007],
]) {
  const successors = new Map();
  const titles = new Map();
  for (const row of read(`naics${from}_to_${to}.tsv`)) {
    const code = row[`naics${from}`];
    const [whole] = row[`title${from}_with_piece`].split(/ - | \(?pt\.?\)?/);
    titles.set(code, titles.get(code) ?? whole);
    successors.set(code, [...(successors.get(code) ?? []), ...(later.get(row[`naics${to}`]) ?? [])]);
  }
  for (const [code, codes] of successors) {
    const different = [...new Set(codes)];
    if (current.has(code) || of2017.has(code) || older.some((row) => row[0] === code)) continue;
    for (const each of different) {
      older.push([code, each, different.length === 1 ? 'e' : 'p', titles.get(code), from]);
    }
  }
  later = successors;
}
write('naics-older.tsv', older);
write(
  'nace21-nace.tsv',
  read('nace21_nace2_derived.tsv').map((row) => [row.nace21, row.nace2, letter(row.match)]),
);
/** The classes of NACE in the languages that are told from English; the German WZ adds its finer titles to them. */
const languages = new Set(['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt']);
const naceTitles = read('nace2_titles_main.tsv')
  .filter((row) => row.level === '4' && languages.has(row.language))
  .map((row) => [row.language, row.code, row.text]);
const finerTitles = read('wz2008_titles.tsv')
  .filter((row) => row.level === '5' && row.language === 'de')
  .map((row) => ['de', row.code.slice(0, 5), row.text]);
write('nace-titles.tsv', [...naceTitles, ...finerTitles]);
