import { type TaxonomySystem, taxonomySystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { shortSystemName } from '../existing-code/system-names.ts';

/**
 * Codes of the same table that share a counterpart in another one, which tells that people sort the same business
 * under either: by code, the counterpart in words.
 */
export function linkedCodes(
  tables: CodeTables,
  system: TaxonomySystem,
  code: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const other of taxonomySystems) {
    if (other === system) continue;
    for (const link of tables.links(system, code, other)) {
      const shared = `${shortSystemName[other]} ${link.code} (${tables.entry(other, link.code)?.title ?? ''})`;
      for (const back of tables.links(other, link.code, system)) {
        if (back.code !== code && !found.has(back.code)) found.set(back.code, shared);
      }
    }
  }
  return found;
}
