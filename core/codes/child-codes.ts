import type { TaxonomySystem } from './classification.ts';
import type { CodeEntry, CodeTables } from './code-tables.port.ts';
import type { ChildCode } from './looked-up-code.ts';

/** Entries of a table as steps further down, each with the number of codes directly below it. */
export function childCodes(
  tables: CodeTables,
  system: TaxonomySystem,
  entries: readonly CodeEntry[],
): readonly ChildCode[] {
  return entries.map(({ code, title }) => ({ code, title, children: tables.children(system, code).length }));
}
