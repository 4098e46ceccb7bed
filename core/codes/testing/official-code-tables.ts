import { readFileSync } from 'node:fs';
import type { CodeTables } from '../code-tables.port.ts';
import { createCodeTables } from '../tables/create-code-tables.ts';

let read: CodeTables | undefined;

/** The official tables, read straight from the data folder when first needed, without a lexicon. */
export function officialCodeTables(): CodeTables {
  read ??= createCodeTables((file) => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));
  return read;
}
