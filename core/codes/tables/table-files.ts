/** The data files behind the tables, by name; `core/codes/data/` holds each as UTF-8 text. */
export const tableFiles = [
  'naics.tsv',
  'sic.tsv',
  'isic.tsv',
  'cpv.tsv',
  'uksic.tsv',
  'naics-index.tsv',
  'sic-index.tsv',
  'uksic-index.tsv',
  'naics-isic.tsv',
  'sic-naics.tsv',
  'sic-isic.tsv',
  'uksic-isic.tsv',
  'isic-nace.tsv',
  'naics-2017.tsv',
  'naics-older.tsv',
  'nace21-nace.tsv',
  'nace-titles.tsv',
  'trade-words.tsv',
  'sec-only-sic.tsv',
] as const;
export type TableFile = (typeof tableFiles)[number];

/** Gives the text of one file when it is first needed. */
export type ReadTableFile = (file: TableFile) => string;

/** The rows of a tab-separated text without a header. */
export function* rows(text: string): Generator<string[]> {
  let start = 0;
  while (start < text.length) {
    const end = endOfLine(text, start);
    if (end > start) yield text.slice(start, end).split('\t');
    start = end + 1;
  }
}

/** The rows that hold a text anywhere, found without taking the others apart: whoever asks looks at the right cell. */
export function* rowsWith(text: string, part: string): Generator<string[]> {
  let found = text.indexOf(part);
  while (found >= 0) {
    const start = found === 0 ? 0 : text.lastIndexOf('\n', found - 1) + 1;
    const end = endOfLine(text, found);
    yield text.slice(start, end).split('\t');
    found = text.indexOf(part, end);
  }
}

/** The lines of a table by what each begins with. */
export interface LinesByFirstCell {
  /** The other cells of the line that begins so; none where there is no such line. */
  of(first: string): readonly string[];
}

/** So many lines are looked for in the text as it is; after them their places are noted once and for all. */
const fewLines = 12;

/** Finds the lines of a tab-separated text, and takes one apart when it is asked for: most never are. */
export function linesByFirstCell(text: string): LinesByFirstCell {
  const taken = new Map<string, readonly string[]>();
  let places: Map<string, number> | null = null;
  return {
    of: (first) => {
      const known = taken.get(first);
      if (known) return known;
      if (taken.size >= fewLines) places ??= placesOfLines(text);
      const place = places === null ? placeOfLine(text, first) : places.get(first);
      const cells = place === undefined ? [] : text.slice(place, endOfLine(text, place)).split('\t');
      taken.set(first, cells);
      return cells;
    },
  };
}

/** Where the cells after the first begin. */
function placeOfLine(text: string, first: string): number | undefined {
  if (text.startsWith(`${first}\t`)) return first.length + 1;
  const found = text.indexOf(`\n${first}\t`);
  return found < 0 ? undefined : found + first.length + 2;
}

function placesOfLines(text: string): Map<string, number> {
  const places = new Map<string, number>();
  for (let start = 0; start < text.length; start = endOfLine(text, start) + 1) {
    const tab = text.indexOf('\t', start);
    if (tab < 0) break;
    places.set(text.slice(start, tab), tab + 1);
  }
  return places;
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found;
}
