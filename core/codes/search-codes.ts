import type { CodeSuggestion, CodeSystem } from './classification.ts';
import type { CodeTables } from './code-tables.port.ts';
import { topItems } from './ranking/top-items.ts';
import { scoreCollection } from './retrieval/score-collection.ts';
import { tokenise } from './text/tokenise.ts';

/**
 * Searches the titles and index terms of one table for words; retrieval only, nothing is guessed.
 * @param limit at most this many codes, best first
 * @returns an empty list when no word occurs in the table
 */
export function searchCodes(
  tables: CodeTables,
  words: string,
  system: CodeSystem,
  limit = 20,
): readonly CodeSuggestion[] {
  const { index } = tables.retrieval();
  const collection = index.collections[system];
  const query = [...new Set(tokenise(words).map((token) => token.stem))].flatMap((stem) => {
    const word = index.numberOf.get(stem);
    return word === undefined ? [] : [{ word, weight: 1 }];
  });
  const scores = scoreCollection(collection, query);
  const total = scores.single.map((single, item) => single + (scores.whole[item] ?? 0) / 2);
  const best = topItems(total, limit);
  return best.flatMap((item) => {
    const entry = tables.entry(system, collection.keys[item] ?? '');
    if (!entry) return [];
    const text = (scores.bestText[item] ?? 0) - (collection.firstText[item] ?? 0);
    const matched =
      text === 0 ? entry.title : (tables.indexTerms(system, entry.code)[text - 1] ?? entry.title);
    return [
      {
        code: entry.code,
        title: entry.title,
        score: Math.round(((total[item] ?? 0) / (total[best[0] ?? 0] || 1)) * 1000) / 1000,
        matched: [matched],
        path: tables.path(system, entry.code).map(({ code, title }) => ({ code, title })),
        via: 'search' as const,
      },
    ];
  });
}
