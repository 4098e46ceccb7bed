import type { TaxonomySystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { stemsOf } from '../text/tokenise.ts';
import type { WordRarity } from './word-rarity.ts';

/** Enough of an index to tell one code from another; some have hundreds of terms. */
const mostTerms = 40;

/** The words of a code's title and index terms, as stems. */
export interface CodeWords {
  readonly title: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  readonly terms: readonly string[];
}

/** What a code says of itself in its table. */
export function codeWords(
  tables: CodeTables,
  system: TaxonomySystem,
  entry: { readonly code: string; readonly title: string },
): CodeWords {
  const terms = tables.indexTerms(system, entry.code).slice(0, mostTerms);
  const title = titleWords(entry.title);
  return { title, all: new Set([...title, ...terms.flatMap(stemsOf)]), terms };
}

/** The words of a title alone, which is cheap. */
export function titleWords(title: string): ReadonlySet<string> {
  return new Set(stemsOf(title));
}

/** How far the words of two codes are the same, 0 to 1; those of the titles count twice. */
export function likeness(one: CodeWords, other: CodeWords, rarity: WordRarity): number {
  return (2 * overlap(one.title, other.title, rarity) + overlap(one.all, other.all, rarity)) / 3;
}

/** How far two sets of words are the same, 0 to 1; a rare word counts more than one that many titles have. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>, rarity: WordRarity): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += rarity(word);
  return shared === 0 ? 0 : shared / Math.sqrt(weightOf(one, rarity) * weightOf(other, rarity));
}

function weightOf(words: ReadonlySet<string>, rarity: WordRarity): number {
  let weight = 0;
  for (const word of words) weight += rarity(word);
  return weight;
}
