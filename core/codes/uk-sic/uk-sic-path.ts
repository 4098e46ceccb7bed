import type { CodePathStep } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';

/** The way down to a UK code: sections and divisions are those of ISIC, to which the UK table belongs. */
export function ukSicPath(tables: CodeTables, ukCode: string): readonly CodePathStep[] {
  const title = tables.entry('uksic', ukCode)?.title;
  if (title === undefined) return [];
  const above = tables
    .path('isic', ukCode.slice(0, 2))
    .map((step) => ({ code: step.code, title: step.title }));
  return [...above, { code: ukCode, title }];
}
