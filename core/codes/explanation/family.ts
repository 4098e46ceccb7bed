import type { TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';

/** Digits that UK SIC codes of one group of NACE share; the table itself has no levels. */
const ukGroupDigits = 3;

/** The codes directly beside a code: under the same one, or for UK SIC in the same group of NACE. */
export function codesBeside(tables: CodeTables, system: TaxonomySystem, code: string): readonly CodeEntry[] {
  const parent = tables.entry(system, code)?.parent ?? null;
  return familyOf(tables, system, code, parent).filter((entry) => entry.code !== code);
}

function familyOf(
  tables: CodeTables,
  system: TaxonomySystem,
  code: string,
  parent: string | null,
): readonly CodeEntry[] {
  if (parent !== null) return tables.children(system, parent);
  if (system !== 'uksic') return tables.entries(system).filter((entry) => entry.parent === null);
  const group = code.slice(0, ukGroupDigits);
  return tables.entries(system).filter((entry) => entry.code.startsWith(group));
}
