import type { CodeSuggestion, CodeSystem } from './classification.ts';
import type { CodeEntry, CodeTables } from './code-tables.port.ts';
import { readCodeText } from './existing-code/code-text.ts';
import { topItems } from './ranking/top-items.ts';
import { queryWords } from './retrieval/query-words.ts';
import { scoreCollection } from './retrieval/score-collection.ts';

/** A code that a search of one table found. */
export interface SearchedCode extends CodeSuggestion {
  /** How many codes lie directly below it. */
  readonly children: number;
}

/**
 * Searches the titles and index terms of one table for words; retrieval only, nothing is guessed. A number is
 * looked for at the beginning of the codes, of all levels.
 * @param limit at most this many codes, best first; for a number, in the order of the table
 * @returns an empty list when no word occurs in the table
 * @example
 * searchCodes(tables, 'bread', 'naics')[0]?.code; // '311812'
 */
export function searchCodes(
  tables: CodeTables,
  words: string,
  system: CodeSystem,
  limit = 20,
): readonly SearchedCode[] {
  const number = readCodeText(words)?.digits ?? '';
  return number === ''
    ? searchWords(tables, words, system, limit)
    : searchNumber(tables, number, system, limit);
}

function searchNumber(
  tables: CodeTables,
  digits: string,
  system: CodeSystem,
  limit: number,
): readonly SearchedCode[] {
  return tables
    .entries(system)
    .filter(({ code }) => code.startsWith(digits) || code.replace('-', '').startsWith(digits))
    .slice(0, limit)
    .map((entry) => searched(tables, system, entry));
}

function searchWords(
  tables: CodeTables,
  words: string,
  system: CodeSystem,
  limit: number,
): readonly SearchedCode[] {
  const { index } = tables.retrieval();
  const collection = index.collections[system];
  const scores = scoreCollection(collection, queryWords(index, words));
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
        ...searched(tables, system, entry),
        score: Math.round(((total[item] ?? 0) / (total[best[0] ?? 0] || 1)) * 1000) / 1000,
        matched: [matched],
      },
    ];
  });
}

function searched(tables: CodeTables, system: CodeSystem, { code, title }: CodeEntry): SearchedCode {
  return {
    code,
    title,
    path: tables.path(system, code).map((step) => ({ code: step.code, title: step.title })),
    via: 'search',
    children: tables.children(system, code).length,
  };
}
