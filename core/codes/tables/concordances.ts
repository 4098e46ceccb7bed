import type { TaxonomySystem } from '../classification.ts';
import type { CodeLink, NaceLink } from '../code-tables.port.ts';
import { type ReadTableFile, rowsWith, type TableFile } from './table-files.ts';

/** The files that hold pairs, each as `from, to, e|p` (exact or partial). */
const pairFiles: Readonly<
  Partial<Record<TaxonomySystem, Readonly<Partial<Record<TaxonomySystem, TableFile>>>>>
> = {
  naics: { isic: 'naics-isic.tsv' },
  sic: { naics: 'sic-naics.tsv', isic: 'sic-isic.tsv' },
  uksic: { isic: 'uksic-isic.tsv' },
};

/** Concordance pairs, readable from both ends. */
export class Concordances {
  readonly #read: ReadTableFile;
  readonly #texts = new Map<TableFile, string>();
  /** By direction and file, then by code: links are asked for some hundred times an answer. */
  readonly #forward = new Map<TableFile, Map<string, readonly CodeLink[]>>();
  readonly #backward = new Map<TableFile, Map<string, readonly CodeLink[]>>();

  constructor(read: ReadTableFile) {
    this.#read = read;
  }

  links(from: TaxonomySystem, code: string, to: TaxonomySystem): readonly CodeLink[] {
    const forward = pairFiles[from]?.[to];
    if (forward) return this.#linksIn(forward, code, false);
    const backward = pairFiles[to]?.[from];
    return backward ? this.#linksIn(backward, code, true) : [];
  }

  naceOf(isicCode: string): readonly NaceLink[] {
    return this.#linksIn('isic-nace.tsv', isicCode, false);
  }

  naceOfRevision21(code: string): readonly NaceLink[] {
    return this.#linksIn('nace21-nace.tsv', code, false);
  }

  #linksIn(file: TableFile, code: string, reversed: boolean): readonly CodeLink[] {
    const byFile = reversed ? this.#backward : this.#forward;
    const byCode = byFile.get(file) ?? new Map<string, readonly CodeLink[]>();
    byFile.set(file, byCode);
    const known = byCode.get(code);
    if (known) return known;
    const links: CodeLink[] = [];
    for (const [left = '', right = '', match = ''] of rowsWith(this.#textOf(file), code)) {
      if ((reversed ? right : left) !== code) continue;
      const link: CodeLink = { code: reversed ? left : right, match: match === 'e' ? 'exact' : 'partial' };
      if (link.match === 'exact') links.unshift(link);
      else links.push(link);
    }
    byCode.set(code, links);
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
