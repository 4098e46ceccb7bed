import type { TaxonomySystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { stemsOf } from '../text/tokenise.ts';

/** How much a word tells one code of a table from another: the fewer titles have it, the more. */
export type WordRarity = (stem: string) => number;

const known = new WeakMap<CodeTables, Partial<Record<TaxonomySystem, WordRarity>>>();

/** The rarity of words in the titles of a table, counted when it is first asked for. */
export function wordRarity(tables: CodeTables, system: TaxonomySystem): WordRarity {
  const bySystem = known.get(tables) ?? {};
  known.set(tables, bySystem);
  bySystem[system] ??= countRarity(tables, system);
  return bySystem[system];
}

function countRarity(tables: CodeTables, system: TaxonomySystem): WordRarity {
  const entries = tables.entries(system);
  const titlesWith = new Map<string, number>();
  for (const { title } of entries) {
    for (const stem of new Set(stemsOf(title))) titlesWith.set(stem, (titlesWith.get(stem) ?? 0) + 1);
  }
  return (stem) => Math.log((entries.length + 1) / (titlesWith.get(stem) ?? 1));
}
