import type { TaxonomySystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { stemsOf } from '../text/tokenise.ts';

/** How often each stem counts in what a code is called. */
export type WordProfile = ReadonlyMap<string, number>;

const titleWeight = 3;

/** The words of a code: its title, counted three times, and its official index terms. */
export function profileOfCode(tables: CodeTables, system: TaxonomySystem, code: string): WordProfile {
  const title = tables.entry(system, code)?.title ?? '';
  return profileOf(title, tables.indexTerms(system, code));
}

/** The words of a title and of terms; repeated words count less and less. */
export function profileOf(title: string, terms: readonly string[]): WordProfile {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(title, titleWeight);
  for (const term of terms) add(term, 1);
  for (const [stem, count] of counts) counts.set(stem, Math.log(1 + count));
  return counts;
}

/** Cosine of two profiles: 0 without a common word, 1 when they agree wholly. */
export function likeness(one: WordProfile, other: WordProfile): number {
  let product = 0;
  for (const [stem, count] of one) product += count * (other.get(stem) ?? 0);
  const length = Math.sqrt(squares(one) * squares(other));
  return length === 0 ? 0 : product / length;
}

function squares(profile: WordProfile): number {
  let sum = 0;
  for (const count of profile.values()) sum += count * count;
  return sum;
}
