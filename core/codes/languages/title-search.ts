import type { CodeTables, NaceTitle } from '../code-tables.port.ts';
import { isFunctionWord, type OtherLanguage } from './detect-language.ts';
import { letteredWords } from './letter-groups.ts';
import { roleOfText } from './role-words.ts';

/** A title of NACE that a description in its language was found under. */
export interface FoundTitle extends NaceTitle {
  readonly score: number;
  /** The share of the words' weight that the title has. */
  readonly coverage: number;
  /** Whether it contradicts what the words say is done with the goods, or says nothing of it. */
  readonly offRole: boolean;
}

interface TitleIndex {
  readonly titles: readonly NaceTitle[];
  /** Under each group of letters the titles that have it. */
  readonly titlesWith: ReadonlyMap<string, readonly number[]>;
  readonly sizes: readonly number[];
}

const known = new WeakMap<CodeTables, Map<OtherLanguage, TitleIndex>>();
/** How much a long title loses against a short one with the same words. */
const lengthShare = 0.5;

/** Searches the official titles of a language, best first; one title a class. */
export function searchTitles(
  tables: CodeTables,
  language: OtherLanguage,
  text: string,
): readonly FoundTitle[] {
  const { titles, titlesWith, sizes } = indexOf(tables, language);
  const scores = new Map<number, number>();
  let whole = 0;
  for (const { word, groups } of letteredWords(text)) {
    if (isFunctionWord(language, word)) continue;
    for (const group of groups) {
      const found = titlesWith.get(group) ?? [];
      const rarity = Math.log((titles.length + 1) / (found.length + 1)) / groups.length;
      whole += rarity;
      for (const title of found) scores.set(title, (scores.get(title) ?? 0) + rarity);
    }
  }
  const average = sizes.reduce((sum, size) => sum + size, 0) / (sizes.length || 1);
  const role = roleOfText(language, text);
  const best = new Map<string, FoundTitle>();
  for (const [at, sum] of scores) {
    const title = titles[at];
    if (!title) continue;
    const length = 1 - lengthShare + (lengthShare * (sizes[at] ?? average)) / average;
    const score = (sum * role.factor(title.code)) / length;
    if (score <= (best.get(title.code)?.score ?? 0)) continue;
    best.set(title.code, { ...title, score, coverage: sum / whole, offRole: role.isOff(title.code) });
  }
  return [...best.values()].sort((left, right) => right.score - left.score);
}

function indexOf(tables: CodeTables, language: OtherLanguage): TitleIndex {
  const byLanguage = known.get(tables) ?? new Map<OtherLanguage, TitleIndex>();
  known.set(tables, byLanguage);
  const ready = byLanguage.get(language) ?? makeIndex(tables.naceTitles(language));
  byLanguage.set(language, ready);
  return ready;
}

function makeIndex(titles: readonly NaceTitle[]): TitleIndex {
  const titlesWith = new Map<string, number[]>();
  const sizes = titles.map(({ title }, at) => {
    const groups = new Set(letteredWords(title).flatMap((one) => one.groups));
    for (const group of groups) titlesWith.set(group, [...(titlesWith.get(group) ?? []), at]);
    return groups.size;
  });
  return { titles, titlesWith, sizes };
}
