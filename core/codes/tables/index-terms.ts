import type { TaxonomySystem } from '../classification.ts';
import type { Concordances } from './concordances.ts';
import { type LinesByFirstCell, linesByFirstCell, type ReadTableFile } from './table-files.ts';

const none: readonly string[] = [];

/** Index terms by code. ISIC borrows those of the UK activity index, which is built on the same classes. */
export class IndexTerms {
  readonly #read: ReadTableFile;
  readonly #concordances: Concordances;
  readonly #terms = new Map<TaxonomySystem, LinesByFirstCell>();
  /** Put together once for each class of ISIC: a batch asks for the same ones again and again. */
  readonly #ofClass = new Map<string, readonly string[]>();

  constructor(read: ReadTableFile, concordances: Concordances) {
    this.#read = read;
    this.#concordances = concordances;
  }

  of(system: TaxonomySystem, code: string): readonly string[] {
    if (system === 'cpv') return none;
    return system === 'isic' ? this.#termsOfClass(code) : this.#termsOf(system, code);
  }

  #termsOfClass(code: string): readonly string[] {
    const known = this.#ofClass.get(code);
    if (known) return known;
    const terms = this.#concordances
      .links('isic', code, 'uksic')
      .flatMap((link) => this.#termsOf('uksic', link.code));
    this.#ofClass.set(code, terms);
    return terms;
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
