import type { NoticeModel } from '../buyers/notice-model.ts';
import { type CodeSystem, codeSystems, type TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import { parseSynonyms } from '../lexicon/synonyms.ts';
import { parseTrades, type Trade } from '../lexicon/trades.ts';
import type { CollectionName } from '../retrieval/collection-name.ts';
import { collectionSources } from '../retrieval/collection-sources.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { buildSearchIndex, type SearchIndex } from '../retrieval/search-index.ts';
import { stemsOf } from '../text/tokenise.ts';
import type { TextModel } from '../text-model/text-model.ts';
import { Concordances } from './concordances.ts';
import { IndexTerms } from './index-terms.ts';
import { Retired } from './retired.ts';
import { type ReadTableFile, rows } from './table-files.ts';
import { Taxonomy } from './taxonomy.ts';

/** Where the lexicon comes from, and the search index when it was built before. */
export interface SearchSources {
  /** All trades, or all synonyms, as one text. */
  readonly lexicon: (kind: 'trades' | 'synonyms') => string;
  /** A ready index; without it, or when it gives null, the index is built from the tables on first use. */
  readonly compiledIndex?: () => SearchIndex<CollectionName> | null;
  /** The trained model for the given keys of the index. */
  readonly model?: (keys: Readonly<Record<CollectionName, readonly string[]>>) => TextModel | null;
  /** What notices teach of buyers; it works with the trained model alone. */
  readonly notices?: () => NoticeModel | null;
}

/**
 * The official tables over compact texts. Each file is read and parsed when a question first needs it.
 *
 * @example
 * const tables = createCodeTables((file) => readFileSync(join(folder, file), 'utf8'), { lexicon });
 * tables.entry('naics', '722513')?.title; // 'Limited-Service Restaurants'
 */
export function createCodeTables(
  read: ReadTableFile,
  search: SearchSources = { lexicon: () => '' },
): CodeTables {
  const taxonomies = new Map<TaxonomySystem, Taxonomy>();
  const taxonomy = (system: TaxonomySystem): Taxonomy => {
    let found = taxonomies.get(system);
    if (!found) {
      found = new Taxonomy(read(`${system}.tsv`));
      taxonomies.set(system, found);
    }
    return found;
  };
  const path = (system: TaxonomySystem, code: string): readonly CodeEntry[] => taxonomy(system).path(code);
  const concordances = new Concordances(read);
  const indexTerms = new IndexTerms(read, concordances);
  const retired = new Retired(read);
  let naceTitles: string | null = null;
  let retrieval: RetrievalData | null = null;
  const tables: CodeTables = {
    entry: (system, code) => taxonomy(system).entry(code),
    entries: (system) => taxonomy(system).entries,
    children: (system, code) => taxonomy(system).children(code),
    path,
    indexTerms: (system, code) => indexTerms.of(system, code),
    links: (from, code, to) => concordances.links(from, code, to),
    naceOf: (code) => concordances.naceOf(code),
    naceOfRevision21: (code) => concordances.naceOfRevision21(code),
    naceTitles: (language) => {
      // Kept whole, since titles are slices of it: read for each language, it was held seven times.
      naceTitles ??= read('nace-titles.tsv');
      return [...rows(naceTitles)].flatMap(([of, code = '', title = '']) =>
        of === language ? [{ code, title }] : [],
      );
    },
    tradeWords: () =>
      [...rows(read('trade-words.tsv'))].map(([language = '', phrase = '', english = '']) => ({
        language,
        phrase,
        english,
      })),
    retiredNaics: (code) => retired.naics(code),
    secOnlySic: (code) => retired.secOnlySic(code),
    retrieval: () => {
      retrieval ??= createRetrieval(tables, search);
      return retrieval;
    },
  };
  return tables;
}

function createRetrieval(tables: CodeTables, search: SearchSources): RetrievalData {
  const trades = parseTrades(search.lexicon('trades'), cpvWithCheckDigit(tables));
  const index = search.compiledIndex?.() ?? buildSearchIndex(collectionSources(tables, trades));
  const keys = Object.fromEntries(
    Object.entries(index.collections).map(([name, { keys: names }]) => [name, names]),
  ) as Record<CollectionName, readonly string[]>;
  const model = search.model?.(keys) ?? null;
  return {
    index,
    trades,
    synonyms: parseSynonyms(search.lexicon('synonyms'), stemsOf),
    model,
    notices: model ? (search.notices?.() ?? null) : null,
    popularity: popularityOf(trades),
  };
}

function popularityOf(trades: readonly Trade[]): RetrievalData['popularity'] {
  const popularity = { sic: new Map(), naics: new Map(), isic: new Map(), cpv: new Map() } as Record<
    CodeSystem,
    Map<string, number>
  >;
  for (const trade of trades) {
    for (const system of codeSystems) {
      for (const code of trade.codes[system]) {
        popularity[system].set(code, (popularity[system].get(code) ?? 0) + 1);
      }
    }
  }
  return popularity;
}

/** The lexicon writes CPV codes without their check digit. */
export function cpvWithCheckDigit(tables: CodeTables): (digits: string) => string {
  const byDigits = new Map(tables.entries('cpv').map((entry) => [entry.code.slice(0, 8), entry.code]));
  return (digits) => byDigits.get(digits) ?? digits;
}
