import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeTables } from '../../core/codes/code-tables.port.ts';
import { createCodeTables } from '../../core/codes/tables/create-code-tables.ts';
import { packageRoot } from '../package-root.ts';

/** The official tables from the package's own data folder; files are read when first needed. */
export function loadCodeTables(): CodeTables {
  const codes = join(packageRoot(), 'core/codes');
  return createCodeTables((file) => readFileSync(join(codes, 'data', file), 'utf8'), {
    lexicon: (kind) => readLexicon(join(codes, 'lexicon/data'), kind),
  });
}

/** The lexicon is kept in several files of one kind, by part of the economy. */
function readLexicon(folder: string, kind: 'trades' | 'synonyms'): string {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${kind}-`))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
