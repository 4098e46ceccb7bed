import type { TaxonomySystem } from '../classification.ts';
import type { Concordances } from './concordances.ts';
import { type LinesByFirstCell, linesByFirstCell, type ReadTableFile } from './table-files.ts';

const none: readonly string[] = [];

/** Index terms by code. ISIC borrows those of the UK activity index, which is built on the same classes. */
export class IndexTerms {
  readonly #read: ReadTableFile;
  readonly #concordances: Concordances;
  readonly #terms = new Map<TaxonomySystem, LinesByFirstCell>();

  constructor(read: ReadTableFile, concordances: Concordances) {
    this.#read = read;
    this.#concordances = concordances;
  }

  of(system: TaxonomySystem, code: string): readonly string[] {
    if (system === 'cpv') return none;
    if (system === 'isic') {
      return this.#concordances
        .links('isic', code, 'uksic')
        .flatMap((link) => this.#termsOf('uksic', link.code));
    }
    return this.#termsOf(system, code);
  }

  #termsOf(system: 'naics' | 'sic' | 'uksic', code: string): readonly string[] {
    let terms = this.#terms.get(system);
    if (!terms) {
      terms = linesByFirstCell(this.#read(`${system}-index.tsv`));
      this.#terms.set(system, terms);
    }
    return terms.of(code);
  }
}
