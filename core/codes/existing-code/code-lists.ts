import type { AnswerSystem, CodeSuggestion, CodeSuggestions } from '../classification.ts';

/** Ten codes a system at most, best first: five suggestions and five alternatives. */
export type CodeLists = Readonly<Record<AnswerSystem, readonly CodeSuggestion[]>>;

/** The first five codes of each list, or the five after them. */
export function fiveFrom(lists: CodeLists, start: number): CodeSuggestions {
  return firstOf(lists, start, start + 5);
}

/** A part of each list. */
export function firstOf(lists: CodeLists, start: number, end: number): CodeSuggestions {
  return {
    sic: lists.sic.slice(start, end),
    naics: lists.naics.slice(start, end),
    isic: lists.isic.slice(start, end),
    cpv: lists.cpv.slice(start, end),
    ukSic: lists.ukSic.slice(start, end),
  };
}
