import type { TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import { fullLevel } from './system-names.ts';

/**
 * The full codes below an entry, those with most index terms first: more kinds of business are listed under
 * them. An entry that is itself a full code, and any CPV code, stands alone.
 */
export function fullCodesBelow(
  tables: CodeTables,
  system: TaxonomySystem,
  entry: CodeEntry,
): readonly CodeEntry[] {
  if (isFullCode(system, entry)) return [entry];
  const below = tables.children(system, entry.code).flatMap((child) => leaves(tables, system, child));
  const size = new Map(below.map((leaf) => [leaf.code, tables.indexTerms(system, leaf.code).length]));
  return below.sort((one, other) => (size.get(other.code) ?? 0) - (size.get(one.code) ?? 0));
}

/** Whether an entry is a code to be used as it stands, not a heading. */
export function isFullCode(system: TaxonomySystem, entry: CodeEntry): boolean {
  return system === 'cpv' || entry.level === fullLevel[system];
}

function leaves(tables: CodeTables, system: TaxonomySystem, entry: CodeEntry): CodeEntry[] {
  return isFullCode(system, entry)
    ? [entry]
    : tables.children(system, entry.code).flatMap((child) => leaves(tables, system, child));
}
