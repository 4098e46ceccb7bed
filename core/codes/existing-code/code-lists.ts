import type { CodeSuggestion, CodeSuggestions, CodeSystem } from '../classification.ts';

/** Ten codes a system at most, best first: five suggestions and five alternatives. */
export type CodeLists = Readonly<Record<CodeSystem, readonly CodeSuggestion[]>>;

/** The first five codes of each list, or the five after them. */
export function fiveFrom(lists: CodeLists, start: number): CodeSuggestions {
  return {
    sic: lists.sic.slice(start, start + 5),
    naics: lists.naics.slice(start, start + 5),
    isic: lists.isic.slice(start, start + 5),
    cpv: lists.cpv.slice(start, start + 5),
  };
}
