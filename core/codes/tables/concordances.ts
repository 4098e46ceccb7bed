import type { TaxonomySystem } from '../classification.ts';
import type { CodeLink, NaceLink } from '../code-tables.port.ts';
import { type ReadTableFile, rowsWith, type TableFile } from './table-files.ts';

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
  readonly #texts = new Map<TableFile, string>();
  readonly #links = new Map<string, readonly CodeLink[]>();

  constructor(read: ReadTableFile) {
    this.#read = read;
  }

  links(from: TaxonomySystem, code: string, to: TaxonomySystem): readonly CodeLink[] {
    const forward = pairFiles[`${from}-${to}` as keyof typeof pairFiles];
    const backward = pairFiles[`${to}-${from}` as keyof typeof pairFiles];
    if (forward) return this.#linksIn(forward, code, false);
    return backward ? this.#linksIn(backward, code, true) : [];
  }

  naceOf(isicCode: string): readonly NaceLink[] {
    return this.#linksIn('isic-nace.tsv', isicCode, false);
  }

  naceOfRevision21(code: string): readonly NaceLink[] {
    return this.#linksIn('nace21-nace.tsv', code, false);
  }

  #linksIn(file: TableFile, code: string, reversed: boolean): readonly CodeLink[] {
    const key = `${file}${reversed ? '<' : '>'}${code}`;
    const known = this.#links.get(key);
    if (known) return known;
    const links: CodeLink[] = [];
    for (const [left = '', right = '', match = ''] of rowsWith(this.#textOf(file), code)) {
      if ((reversed ? right : left) !== code) continue;
      const link: CodeLink = { code: reversed ? left : right, match: match === 'e' ? 'exact' : 'partial' };
      if (link.match === 'exact') links.unshift(link);
      else links.push(link);
    }
    this.#links.set(key, links);
    return links;
  }

  #textOf(file: TableFile): string {
    let text = this.#texts.get(file);
    if (text === undefined) {
      text = this.#read(file);
      this.#texts.set(file, text);
    }
    return text;
  }
}
