import { readFileSync } from 'node:fs';
import type { CodeTables } from '../code-tables.port.ts';
import { createCodeTables } from '../tables/create-code-tables.ts';

/** The official tables, read straight from the data folder, without a lexicon. */
export function officialCodeTables(): CodeTables {
  return createCodeTables((file) => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));
}
