import type { TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import { Concordances } from './concordances.ts';
import { IndexTerms } from './index-terms.ts';
import { Retired } from './retired.ts';
import type { ReadTableFile } from './table-files.ts';
import { Taxonomy } from './taxonomy.ts';

/**
 * The official tables over compact texts. Each file is read and parsed when a question first needs it.
 *
 * @example
 * const tables = createCodeTables((file) => readFileSync(join(folder, file), 'utf8'));
 * tables.entry('naics', '722513')?.title; // 'Limited-Service Restaurants'
 */
export function createCodeTables(read: ReadTableFile): CodeTables {
  const taxonomies = new Map<TaxonomySystem, Taxonomy>();
  const taxonomy = (system: TaxonomySystem): Taxonomy => {
    let found = taxonomies.get(system);
    if (!found) {
      found = new Taxonomy(read(`${system}.tsv`));
      taxonomies.set(system, found);
    }
    return found;
  };
  const path = (system: TaxonomySystem, code: string): CodeEntry[] => {
    const steps: CodeEntry[] = [];
    let entry = taxonomy(system).entry(code);
    while (entry) {
      steps.unshift(entry);
      entry = entry.parent === null ? null : taxonomy(system).entry(entry.parent);
    }
    return steps;
  };
  const concordances = new Concordances(read);
  const indexTerms = new IndexTerms(read, concordances);
  const retired = new Retired(read);
  return {
    entry: (system, code) => taxonomy(system).entry(code),
    entries: (system) => taxonomy(system).entries,
    children: (system, code) => taxonomy(system).children(code),
    path,
    indexTerms: (system, code) => indexTerms.of(system, code),
    links: (from, code, to) => concordances.links(from, code, to),
    naceOf: (code) => concordances.naceOf(code),
    retiredNaics: (code) => retired.naics(code),
    secOnlySic: (code) => retired.secOnlySic(code),
  };
}
