import type { CodeSystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { Trade } from '../lexicon/trades.ts';
import { stemsOf } from '../text/tokenise.ts';
import type { CollectionName } from './collection-name.ts';
import type { IndexedItem } from './search-index.ts';

/** The level whose codes are answers; CPV is answered at every level. */
const answerLevels: Readonly<Record<CodeSystem, number | null>> = { sic: 4, naics: 6, isic: 4, cpv: null };

/** The texts of every code, for {@link CodeTables.indexTerms} and for showing what matched. */
export function textsOf(
  tables: Pick<CodeTables, 'indexTerms'>,
  system: CodeSystem,
  code: string,
  title: string,
): string[] {
  return [title, ...tables.indexTerms(system, code)];
}

/** What is put into the search index: codes with title and index terms, trades with their phrases. */
export function collectionSources(
  tables: Pick<CodeTables, 'entries' | 'indexTerms'>,
  trades: readonly Trade[],
): Record<CollectionName, IndexedItem[]> {
  const system = (name: CodeSystem): IndexedItem[] =>
    tables
      .entries(name)
      .filter((entry) => answerLevels[name] === null || entry.level === answerLevels[name])
      .map((entry) => ({
        key: entry.code,
        texts: textsOf(tables, name, entry.code, entry.title).map(stemsOf),
      }));
  return {
    sic: system('sic'),
    naics: system('naics'),
    isic: system('isic'),
    cpv: system('cpv'),
    trades: trades.map((trade) => ({ key: trade.name, texts: [trade.name, ...trade.phrases].map(stemsOf) })),
  };
}
