import type { CodePathStep } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';

const kept = new WeakMap<CodeEntry, readonly CodePathStep[]>();

/** The way down to a UK code: sections and divisions are those of ISIC, to which the UK table belongs. */
export function ukSicPath(tables: CodeTables, ukCode: string): readonly CodePathStep[] {
  const entry = tables.entry('uksic', ukCode);
  if (!entry) return [];
  // Tables give the same entry each time, and so does this.
  const known = kept.get(entry);
  if (known) return known;
  const above = tables
    .path('isic', ukCode.slice(0, 2))
    .map((step) => ({ code: step.code, title: step.title }));
  const path = [...above, { code: ukCode, title: entry.title }];
  kept.set(entry, path);
  return path;
}
