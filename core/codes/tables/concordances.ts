import type { TaxonomySystem } from '../classification.ts';
import type { CodeLink, NaceLink } from '../code-tables.port.ts';
import { type ReadTableFile, rows, type TableFile } from './table-files.ts';

type Links = ReadonlyMap<string, readonly CodeLink[]>;

/** The files that hold pairs, each as `from, to, e|p` (exact or partial). */
const pairFiles = {
  'naics-isic': 'naics-isic.tsv',
  'sic-naics': 'sic-naics.tsv',
  'sic-isic': 'sic-isic.tsv',
  'uksic-isic': 'uksic-isic.tsv',
} as const satisfies Record<string, TableFile>;

/** Concordance pairs, readable from both ends. */
export class Concordances {
  readonly #read: ReadTableFile;
  readonly #links = new Map<string, Links>();

  constructor(read: ReadTableFile) {
    this.#read = read;
  }

  links(from: TaxonomySystem, code: string, to: TaxonomySystem): readonly CodeLink[] {
    const forward = pairFiles[`${from}-${to}` as keyof typeof pairFiles];
    const backward = pairFiles[`${to}-${from}` as keyof typeof pairFiles];
    if (forward) return this.#load(forward, false).get(code) ?? [];
    return backward ? (this.#load(backward, true).get(code) ?? []) : [];
  }

  naceOf(isicCode: string): readonly NaceLink[] {
    return this.#load('isic-nace.tsv', false).get(isicCode) ?? [];
  }

  naceOfRevision21(code: string): readonly NaceLink[] {
    return this.#load('nace21-nace.tsv', false).get(code) ?? [];
  }

  #load(file: TableFile, reversed: boolean): Links {
    const key = `${file}${reversed ? '<' : '>'}`;
    const known = this.#links.get(key);
    if (known) return known;
    const links = new Map<string, CodeLink[]>();
    for (const [left = '', right = '', match = ''] of rows(this.#read(file))) {
      const from = reversed ? right : left;
      const link: CodeLink = { code: reversed ? left : right, match: match === 'e' ? 'exact' : 'partial' };
      const list = links.get(from);
      if (!list) links.set(from, [link]);
      else if (link.match === 'exact') list.unshift(link);
      else list.push(link);
    }
    this.#links.set(key, links);
    return links;
  }
}
