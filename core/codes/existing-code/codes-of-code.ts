import {
  type CodeSuggestion,
  type CodeSuggestions,
  type CodeSystem,
  codeSystems,
} from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { overallConfidence } from '../confidence/confidence.ts';
import { findCodes } from '../ranking/find-codes.ts';
import type { ResolvedCode } from './resolve-existing-code.ts';
import { shortSystemName } from './system-names.ts';

/** Ten codes a system at most, best first: five suggestions and five alternatives. */
export type CodeLists = Readonly<Record<CodeSystem, readonly CodeSuggestion[]>>;

/** The codes that follow from an existing code, and what has to be said about them. */
export interface CodesOfCode {
  readonly lists: CodeLists;
  readonly sentences: readonly string[];
  /** 0 to 1: how sure the first industry codes are. */
  readonly certainty: number;
}

const most = 10;

/**
 * All columns for an existing code: those that the concordances reach, and for the others a search for the
 * words of its title, which is said on each item.
 */
export function codesOfCode(tables: CodeTables, resolved: ResolvedCode): CodesOfCode {
  const found = resolved.searchFor.length > 0 ? findCodes(tables, resolved.searchWords) : null;
  const lists = {} as Record<CodeSystem, readonly CodeSuggestion[]>;
  const searched: CodeSystem[] = [];
  for (const system of codeSystems) {
    lists[system] = [...resolved.suggestions[system], ...resolved.alternativeOptions[system]];
    if (!found || !resolved.searchFor.includes(system)) continue;
    const best = found.systems[system][0]?.score ?? 1;
    lists[system] = found.systems[system].slice(0, most).flatMap(({ code, score }) => {
      const entry = tables.entry(system, code);
      if (!entry) return [];
      return [
        {
          code: entry.code,
          title: entry.title,
          description: `Found by the words of the title; no official link leads here from ${shortSystemName[resolved.system]} ${resolved.code}.`,
          score: Math.round((score / best) * 1000) / 1000,
          matched: [resolved.searchWords],
          path: tables.path(system, code).map((step) => ({ code: step.code, title: step.title })),
          via: 'search' as const,
        },
      ];
    });
    if (lists[system].length > 0) searched.push(system);
  }
  // Where even the industry codes had to be searched for, the answer is as sure as that search.
  const certainty =
    found && resolved.certainty === 0 && searched.length > 0
      ? overallConfidence(found).value
      : resolved.certainty;
  return { lists, sentences: [resolved.message, ...aboutSearch(resolved, searched)], certainty };
}

function aboutSearch(resolved: ResolvedCode, searched: readonly CodeSystem[]): string[] {
  if (searched.length === 0) return [];
  const names = searched
    .map((system) => shortSystemName[system])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
  const reason =
    resolved.system === 'cpv' || searched.join() === 'cpv'
      ? 'CPV says what is bought and has no official concordance with the other systems'
      : 'No concordance leads there';
  return [
    `${reason}: the ${names} codes were found by the words of the title, so check them before you use them.`,
  ];
}

/** The first five codes of each list, or the five after them. */
export function fiveFrom(lists: CodeLists, start: number): CodeSuggestions {
  return {
    sic: lists.sic.slice(start, start + 5),
    naics: lists.naics.slice(start, start + 5),
    isic: lists.isic.slice(start, start + 5),
    cpv: lists.cpv.slice(start, start + 5),
  };
}
