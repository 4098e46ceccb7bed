import type { TaxonomySystem } from '../classification.ts';
import type { Concordances } from './concordances.ts';
import { type ReadTableFile, rows } from './table-files.ts';

type Terms = ReadonlyMap<string, readonly string[]>;
const none: readonly string[] = [];

/** Index terms by code. ISIC borrows those of the UK activity index, which is built on the same classes. */
export class IndexTerms {
  readonly #read: ReadTableFile;
  readonly #concordances: Concordances;
  readonly #terms = new Map<TaxonomySystem, Terms>();

  constructor(read: ReadTableFile, concordances: Concordances) {
    this.#read = read;
    this.#concordances = concordances;
  }

  of(system: TaxonomySystem, code: string): readonly string[] {
    if (system === 'cpv') return none;
    if (system === 'isic') {
      return this.#concordances
        .links('isic', code, 'uksic')
        .flatMap((link) => this.#load('uksic').get(link.code) ?? none);
    }
    return this.#load(system).get(code) ?? none;
  }

  #load(system: 'naics' | 'sic' | 'uksic'): Terms {
    const known = this.#terms.get(system);
    if (known) return known;
    const terms = new Map<string, string[]>();
    for (const [code = '', ...list] of rows(this.#read(`${system}-index.tsv`))) terms.set(code, list);
    this.#terms.set(system, terms);
    return terms;
  }
}
