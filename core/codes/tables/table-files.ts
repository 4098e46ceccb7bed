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
  'sec-only-sic.tsv',
] as const;
export type TableFile = (typeof tableFiles)[number];

/** Gives the text of one file when it is first needed. */
export type ReadTableFile = (file: TableFile) => string;

/** The rows of a tab-separated text without a header. */
export function* rows(text: string): Generator<string[]> {
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end > start) yield text.slice(start, end).split('\t');
    start = end + 1;
  }
}
